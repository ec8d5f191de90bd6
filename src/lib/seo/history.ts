import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Change {
  commit: string;
  seconds: number;
}

/** When content last changed, as far as the project's history tells. */
export interface History {
  /** Of whole files. */
  ofFiles: (files: readonly string[]) => Date | undefined;
  /** Of one row of a YAML table: the lines from `- id: about` up to the next row. */
  ofRow: (file: string, id: string) => Date | undefined;
}

/** The lines of `git blame --porcelain`: when each was written, in order. */
export function readBlame(text: string): { line: string; change: Change }[] {
  const times = new Map<string, number>();
  const lines: { line: string; change: Change }[] = [];
  let commit = '';
  for (const row of text.split('\n')) {
    const [, start] = /^([0-9a-f]{40}) \d+ \d+/.exec(row) ?? [];
    const [, time] = /^committer-time (\d+)/.exec(row) ?? [];
    if (start) commit = start;
    else if (time) times.set(commit, Number(time));
    else if (row.startsWith('\t'))
      lines.push({ line: row.slice(1), change: { commit, seconds: times.get(commit) ?? 0 } });
  }
  return lines;
}

/**
 * Reads the history of the checkout at `root`. Where git or a repository is missing nothing is known; where
 * the history was cut short (`--depth`), the commits at the cut seem to have written everything and tell
 * nothing. Neither is an error.
 */
export function readHistory(root: string): History {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return undefined;
    }
  };
  const shallow = join(root, git('rev-parse', '--git-path', 'shallow')?.trim() ?? '.git/shallow');
  const cut = new Set(existsSync(shallow) ? readFileSync(shallow, 'utf8').split('\n') : []);
  const latest = (changes: readonly Change[]): Date | undefined => {
    const known = changes.filter(
      ({ commit, seconds }) => seconds > 0 && !/^0+$/.test(commit) && !cut.has(commit),
    );
    return known.length > 0 ? new Date(Math.max(...known.map(({ seconds }) => seconds)) * 1000) : undefined;
  };
  return {
    ofFiles: (files) => {
      const [commit = '', seconds = ''] =
        git('log', '-1', '--format=%H %ct', '--', ...files)?.split(' ') ?? [];
      return files.length > 0 ? latest([{ commit, seconds: Number(seconds) }]) : undefined;
    },
    ofRow: (file, id) => {
      const lines = readBlame(git('blame', '--porcelain', '--', file) ?? '');
      const first = lines.findIndex(({ line }) => line.trim() === `- id: ${id}`);
      const length = lines.slice(first + 1).findIndex(({ line }) => line.startsWith('- '));
      if (first < 0) return undefined;
      const row = lines.slice(first, length < 0 ? undefined : first + 1 + length);
      return latest(row.map(({ change }) => change));
    },
  };
}
