const folder = '/src/assets/woven/';
const cloths = import.meta.glob<string>('/src/assets/woven/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A picture in stitches, like the woven Dhaka border. */
export interface Cloth {
  width: number;
  height: number;
  /** Path of each thread, by its sign in the file. */
  threads: Map<string, string>;
}

/**
 * Parses a text with one sign per stitch and dots for gaps: `'r.
 * rr'`. Returns the path of each thread.
 */
export function parseCloth(text: string): Cloth {
  const rows = text.trim().split(/\r?\n/);
  const threads = new Map<string, string>();
  for (const [y, row] of rows.entries())
    for (const { 0: run, 1: thread = '', index } of row.matchAll(/([^.])\1*/g))
      threads.set(thread, `${threads.get(thread) ?? ''}M${index} ${y}h${run.length}v1h-${run.length}z`);
  return { width: rows[0]?.length ?? 0, height: rows.length, threads };
}

/**
 * Reads a cloth of `src/assets/woven/`.
 *
 * @throws Error naming the missing file
 */
export function readCloth(name: string): Cloth {
  const text = cloths[`${folder}${name}.txt`];
  if (!text) throw new Error(`${folder.slice(1)}${name}.txt: there is no such picture`);
  return parseCloth(text);
}
