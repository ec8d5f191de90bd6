import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
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
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const root = resolve('.');

/** Returns the paragraph that begins with a bold title. */
function readRecipe(title: string): string {
  const text = ['README.md', 'CONTRIBUTING.md']
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const [, paragraph] = new RegExp(`\\*\\*${title}\\.\\*\\*((?:.|\\n(?!\\n))+)`).exec(text) ?? [];
  if (!paragraph) throw new Error(`README.md and CONTRIBUTING.md have no recipe '${title}'`);
  return paragraph;
}

/** Whether a recipe names a file: by its path, by a folder above it, or by a pattern such as `<category>.yaml`. */
function isNamed(recipe: string, path: string): boolean {
  return [...recipe.matchAll(/`([^`\s]+)`/g)].some(([, name = '']) => {
    const pattern = name
      .split(/<[^>]+>/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+');
    return new RegExp(`^(\\./)?${pattern}${name.endsWith('/') ? '.+' : '$'}`).test(path);
  });
}

export interface Recipe {
  /** The bold words that its paragraph begins with. */
  title: string;
  /** Stages that do not concern what it makes. */
  leftOut?: readonly string[];
  follow: (project: Project) => void;
  /** Expects the built site to show the change. */
  look: (project: Project) => void | Promise<void>;
}

/** A copy of the project in which recipes of the README are followed. */
export class Project {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'recipe-')));
  /** The paragraph that is followed; only files which it names may be changed. */
  #recipe = '';

  constructor(recipes: readonly Recipe[]) {
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const path of tracked.split('\0').filter((path) => path && existsSync(join(root, path)))) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      copyFileSync(join(root, path), join(this.folder, path));
    }
    this.#linkPackages();
    // The first step of every recipe: the acceptance tests are about the first owner's content.
    rmSync(join(this.folder, 'tests/acceptance'), { recursive: true });
    for (const { title, follow } of recipes) {
      this.#recipe = readRecipe(title);
      follow(this);
    }
  }

  /** Links every package and copies the pictures and fonts made before; what tools write stays in the copy. */
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
    if (!isNamed(this.#recipe, path)) throw new Error(`the recipe does not name ${path}:\n${this.#recipe}`);
    return join(this.folder, path);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Replaces a part of a file, which has to be there. */
  replace(path: string, part: string | RegExp, by: string): void {
    const before = this.read(path);
    const after = before.replace(part, () => by);
    if (after === before) throw new Error(`${path} has no ${part}`);
    writeFileSync(this.#path(path), after);
  }

  append(path: string, addition: string): void {
    writeFileSync(this.#path(path), this.read(path) + addition);
  }

  write(path: string, content: string | Uint8Array): void {
    const target = this.#path(path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(path: string): void {
    rmSync(this.#path(path));
  }

  /** Copies a file within the project. */
  copy(from: string, to: string): void {
    copyFileSync(join(this.folder, from), this.#path(to));
  }

  /** Applies a content file by the command. */
  applyContent(file: object): void {
    const path = join(this.folder, 'content-file.json');
    writeFileSync(path, JSON.stringify(file));
    execFileSync(process.execPath, ['src/content-tool/start.ts', path, '--write', '--force'], {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    rmSync(path);
  }

  /** Deletes rows of a table: `- id: …` and the lines that belong to it. */
  removeRows(path: string, isUnwanted: (id: string, row: string) => boolean): void {
    const rows = this.read(path).split(/^(?=- )/m);
    const kept = rows.filter((row) => !isUnwanted(/^- (?:\{ )?id: ([\w-]+)/.exec(row)?.[1] ?? '', row));
    if (kept.length === rows.length) throw new Error(`${path} has no such row`);
    writeFileSync(this.#path(path), kept.join(''));
  }

  /** Deletes the lines of a file that match; there has to be one. */
  removeLines(path: string, unwanted: RegExp): void {
    const lines = this.read(path).split('\n');
    const kept = lines.filter((line) => !unwanted.test(line));
    if (kept.length === lines.length) throw new Error(`${path} has no ${unwanted}`);
    writeFileSync(this.#path(path), kept.join('\n'));
  }

  /** Paths in the copy of all files in a folder. */
  listFiles(folder: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1));
  }

  /** Runs stages of the test command; throws with what they print when one fails. */
  async test(...stages: string[]): Promise<void> {
    const child = spawn(process.execPath, ['tests/run.mjs', ...stages], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: '', VITEST: '', NODE_OPTIONS: '', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    if (code !== 0) throw new Error(`${printed.slice(-12_000)}\n${complained.slice(-4_000)}`);
  }

  /** The text of a built file. */
  built(path: string): string {
    return this.read(`dist/${path}`);
  }

  /** Every built file that holds a text. */
  find(pattern: RegExp): string[] {
    return this.listFiles('dist').filter((path) =>
      pattern.test(readFileSync(join(this.folder, path), 'latin1')),
    );
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
