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

/** Returns the README's paragraph that begins with a bold title. */
function readHowTo(title: string): string {
  const text = ['README.md', 'CONTRIBUTING.md']
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const [, paragraph] = new RegExp(`\\*\\*${title}\\.\\*\\*((?:.|\\n(?!\\n))+)`).exec(text) ?? [];
  if (!paragraph) throw new Error(`README.md and CONTRIBUTING.md have no how-to '${title}'`);
  return paragraph;
}

/**
 * Tells whether a how-to names a file: by its path, a parent folder, or a pattern such as `<category>.yaml`.
 */
function isNamed(howTo: string, path: string): boolean {
  return [...howTo.matchAll(/`([^`\s]+)`/g)].some(([, name = '']) => {
    const pattern = name
      .split(/<[^>]+>/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+');
    return new RegExp(`^(\\./)?${pattern}${name.endsWith('/') ? '.+' : '$'}`).test(path);
  });
}

export interface HowTo {
  /** The bold title of its paragraph in the README. */
  title: string;
  /** Stages that do not apply to its result. */
  skippedStages?: readonly string[];
  follow: (project: Project) => void;
  /** Expects the built site to show the change. */
  verify: (project: Project) => void | Promise<void>;
}

/** A copy of the project that follows how-tos of the README. */
export class Project {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'how-to-')));
  /** The current paragraph. Only files that it names may change. */
  #howTo = '';

  constructor(howTos: readonly HowTo[]) {
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const path of tracked.split('\0').filter((path) => path && existsSync(join(root, path)))) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      copyFileSync(join(root, path), join(this.folder, path));
    }
    this.#linkPackages();
    // The first step of every how-to, because the acceptance tests check the first owner's content.
    rmSync(join(this.folder, 'tests/acceptance'), { recursive: true });
    for (const { title, follow } of howTos) {
      this.#howTo = readHowTo(title);
      follow(this);
    }
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
    if (!isNamed(this.#howTo, path)) throw new Error(`the how-to does not name ${path}:\n${this.#howTo}`);
    return join(this.folder, path);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Replaces a part of a file. Throws if it is missing. */
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

  copy(from: string, to: string): void {
    copyFileSync(join(this.folder, from), this.#path(to));
  }

  applyContent(file: object): void {
    const path = join(this.folder, 'content-file.json');
    writeFileSync(path, JSON.stringify(file));
    execFileSync(process.execPath, ['src/content-tool/start.ts', path, '--write', '--force'], {
      cwd: this.folder,
      stdio: 'pipe',
    });
    rmSync(path);
  }

  /** Deletes rows of a table: `- id: …` and the lines that follow it. */
  removeRows(path: string, isUnwanted: (id: string, row: string) => boolean): void {
    const rows = this.read(path).split(/^(?=- )/m);
    const kept = rows.filter((row) => !isUnwanted(/^- (?:\{ )?id: ([\w-]+)/.exec(row)?.[1] ?? '', row));
    if (kept.length === rows.length) throw new Error(`${path} has no such row`);
    writeFileSync(this.#path(path), kept.join(''));
  }

  /** Deletes all matching lines of a file. Throws if there are none. */
  removeLines(path: string, unwanted: RegExp): void {
    const lines = this.read(path).split('\n');
    const kept = lines.filter((line) => !unwanted.test(line));
    if (kept.length === lines.length) throw new Error(`${path} has no ${unwanted}`);
    writeFileSync(this.#path(path), kept.join('\n'));
  }

  /** Lists the paths of all files in a folder of the copy. */
  listFiles(folder: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1));
  }

  /**
   * Runs stages of the test command.
   *
   * @throws Error with their output if one fails
   */
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

  /**
   * Merges an update of the original project into the copy, in a folder of its own.
   *
   * @param updates new contents by path, made from the original ones
   * @throws Error with the conflicts
   */
  mergeUpdate(updates: Readonly<Record<string, (original: string) => string>>): void {
    const merged = mkdtempSync(join(tmpdir(), 'merged-'));
    const git = (folder: string, ...args: string[]) =>
      execFileSync(
        'git',
        [
          `--git-dir=${merged}/.git`,
          `--work-tree=${folder}`,
          // The pictures alone would take seconds.
          '-c',
          'core.compression=0',
          '-c',
          'user.name=test',
          '-c',
          'user.email=@',
          ...args,
        ],
        { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
      );
    const commit = (folder: string, branch: string) => {
      git(folder, 'symbolic-ref', 'HEAD', `refs/heads/${branch}`);
      git(folder, 'add', '--all');
      git(folder, 'commit', '--quiet', `--message=${branch}`);
    };
    try {
      git(merged, 'init', '--quiet');
      commit(root, 'original');
      git(merged, 'branch', 'brand');
      git(merged, 'reset', '--quiet', '--hard');
      for (const [path, update] of Object.entries(updates))
        writeFileSync(join(merged, path), update(readFileSync(join(merged, path), 'utf8')));
      commit(merged, 'original');
      commit(this.folder, 'brand');
      git(merged, 'reset', '--quiet', '--hard');
      git(merged, 'merge', '--quiet', '--no-edit', 'original');
    } finally {
      rmSync(merged, { recursive: true, force: true });
    }
  }

  /** Reads a built file. */
  built(path: string): string {
    return this.read(`dist/${path}`);
  }

  /** Finds the built files that match. */
  find(pattern: RegExp): string[] {
    return this.listFiles('dist').filter((path) =>
      pattern.test(readFileSync(join(this.folder, path), 'latin1')),
    );
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
