import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

const faq = 'src/content/faq.yaml';
const sound = readFileSync(faq, 'utf8');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lists-'));
  cpSync(faq, join(root, faq));
});

afterEach(() => rmSync(root, { recursive: true }));

const read = () => readFileSync(join(root, faq), 'utf8');
const write = (text: string) => writeFileSync(join(root, faq), text);

/** Runs the command in the copy. */
const format = (...options: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const script = resolve('src/content-tool/format.ts');
    execFile(process.execPath, [script, ...options], { cwd: root }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

test('names the file in another form and the command that formats it', async () => {
  const changed = sound.replace('question: ', 'question:   ');
  write(changed);
  const { code, output } = await format('--check');
  expect(code).toBe(1);
  expect(output).toBe(`These files are not formatted. Run 'npm run format':\n  ${faq}\n`);
  expect(read()).toBe(changed);
  expect((await format()).code).toBe(0);
  expect(read()).toBe(sound);
  expect((await format('--check')).code).toBe(0);
});

test('names a file that cannot be read, with the reason', async () => {
  const broken = `${sound}\n- id: "unclosed\n`;
  write(broken);
  const { code, output } = await format();
  expect(code).toBe(1);
  expect(output).toContain(`${faq}: Missing closing "quote`);
  expect(read()).toBe(broken);
});
