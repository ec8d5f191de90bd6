import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const root = resolve('.');
const run = promisify(execFile);

const rooms = ['src/content', 'src/config', 'src/cms', 'src/lib/hosting', 'src/islands', 'tests'];

/** Returns the how-to of a title from the README of its room. It has the files that may change, and examples. */
function readHowTo(title: string): string {
  const howTos = rooms.flatMap((room) => readFileSync(join(root, room, 'README.md'), 'utf8').split(/^## /m));
  const howTo = howTos.find((text) => text.startsWith(`${title}\n`));
  if (!howTo) throw new Error(`no README has a how-to '${title}'`);
  return howTo;
}

/** Returns the first YAML of a how-to. */
export function readExample(title: string): string {
  const [, lines = ''] = /^ *```yaml\n(.*?)^ *```/ms.exec(readHowTo(title)) ?? [];
  return `${lines.replace(/^ {3}/gm, '').trim()}\n`;
}

/** Checks that a how-to names a file: by its path, a parent folder, or a pattern such as `<category>.yaml`. */
function isNamed(howTo: string, path: string): boolean {
  return [...howTo.matchAll(/`([^`\s]+)`/g)].some(([, name = '']) => {
    const pattern = name
      .split(/<[^>]+>/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+');
    return new RegExp(`^${pattern}${name.endsWith('/') ? '.+' : '$'}`).test(path);
  });
}

/** How-tos that a program can follow in one copy. */
export interface HowTo {
  /** Their headings. */
  titles: string[];
  follow: (project: Project) => void;
  /** Expects the built site to show the change. */
  verify: (project: Project) => void | Promise<void>;
}

/** A copy of the project that follows how-tos. Only files that they name may change. */
export class Project {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'how-to-')));
  readonly #howTos: string;

  constructor(...titles: string[]) {
    this.#howTos = titles.map(readHowTo).join('\n');
    for (const name of [
      '.prettierrc.json',
      'astro.config.mjs',
      'package.json',
      'public',
      'src',
      'tests',
      'tsconfig.json',
    ])
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
    // Every how-to begins here, because these tests check the first owner's content.
    rmSync(join(this.folder, 'tests/acceptance'), { recursive: true });
    this.#linkPackages();
  }

  /** Links all packages and copies cached pictures and fonts. Tools write only into the copy. */
  #linkPackages(): void {
    const from = join(root, 'node_modules');
    const to = join(this.folder, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (!name.startsWith('.') || name === '.bin')
        symlinkSync(realpathSync(join(from, name)), join(to, name), 'junction');
    const cache = join(from, '.astro');
    if (existsSync(cache))
      cpSync(cache, join(to, '.astro'), {
        recursive: true,
        filter: (path) => !path.endsWith('data-store.json'),
      });
  }

  #path(path: string): string {
    if (!isNamed(this.#howTos, path)) throw new Error(`no how-to names ${path}:\n${this.#howTos}`);
    return join(this.folder, path);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, content: string | Buffer): void {
    const target = this.#path(path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  /** Changes the text of a file. Throws if it stays the same. */
  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path} has nothing to change`);
    this.write(path, after);
  }

  /** Replaces a part of a file. Throws if it is missing. */
  replace(path: string, part: string | RegExp, by: string): void {
    this.edit(path, (text) => text.replace(part, () => by));
  }

  remove(path: string): void {
    rmSync(this.#path(path));
  }

  /** Deletes rows of a list: `- id: …` and the lines that follow it. */
  removeRows(path: string, isUnwanted: (id: string, row: string) => boolean): void {
    this.edit(path, (text) =>
      text
        .split(/^(?=- )/m)
        .filter((row) => !isUnwanted(/^- (?:\{ )?id: '?([\w-]+)/.exec(row)?.[1] ?? '', row))
        .join(''),
    );
  }

  /** Removes unwanted products from the spices of recipes. */
  filterSpices(path: string, isWanted: (id: string) => boolean): void {
    const listWanted = (list: string) => list.split(', ').filter((id) => isWanted(id.replaceAll("'", '')));
    const text = this.read(path).replace(/(?<=spices: \[).*(?=\])/g, (list) => listWanted(list).join(', '));
    this.write(path, text);
  }

  /** Lists the paths of all files in a folder of the copy. */
  listFiles(folder: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1));
  }

  /** Runs a script of the copy. */
  run(script: string): void {
    execFileSync(process.execPath, [script], { cwd: this.folder });
  }

  /** Runs stages of the test command. @throws Error with their output if one fails */
  async test(...stages: string[]): Promise<void> {
    const path = [join(this.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, NODE_ENV: '', VITEST: '', NODE_OPTIONS: '' };
    await run(process.execPath, ['tests/run.mjs', ...stages], {
      cwd: this.folder,
      env,
      maxBuffer: 2 ** 26,
    }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout.slice(-12_000)}\n${stderr.slice(-4_000)}`);
    });
  }

  /** Reads a built file. */
  built(path: string): string {
    return this.read(`dist/${path}`);
  }

  /** Lists the built files that match. */
  find(pattern: RegExp, files = /./): string[] {
    return this.listFiles('dist').filter(
      (path) => files.test(path) && pattern.test(readFileSync(join(this.folder, path), 'latin1')),
    );
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
