import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { copyProject, type Project } from './project';

const faq = `src/content/faq/${defaultLocale}.yaml`;
let project: Project;
let sound: string;

beforeEach(() => {
  project = copyProject();
  sound = project.read(faq);
});

afterEach(() => project.remove());

/** Runs the command in the copy. */
const format = (...options: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const script = resolve('src/content-tool/format.ts');
    execFile(process.execPath, [script, ...options], { cwd: project.root }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

test('names the table in another form and the command that formats it', async () => {
  const changed = sound.replace('question: ', 'question:   ');
  project.write(faq, changed);
  const { code, output } = await format('--check');
  expect(code).toBe(1);
  expect(output).toBe(`These tables are not formatted. Run 'npm run format':\n  ${faq}\n`);
  expect(project.read(faq)).toBe(changed);
  expect((await format()).code).toBe(0);
  expect(project.read(faq)).toBe(sound);
  expect((await format('--check')).code).toBe(0);
});

test('names a table that cannot be read, with the reason', async () => {
  const broken = `${sound}\n- id: "unclosed\n`;
  project.write(faq, broken);
  const { code, output } = await format();
  expect(code).toBe(1);
  expect(output).toContain(`${faq}: Missing closing "quote`);
  expect(project.read(faq)).toBe(broken);
});
