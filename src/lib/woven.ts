const folder = '/src/assets/woven/';
const cloths = import.meta.glob<string>('/src/assets/woven/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A picture in stitches, as the Dhaka border is woven. */
export interface Cloth {
  width: number;
  height: number;
  /** Where each thread shows, by its sign in the file. */
  threads: Map<string, string>;
}

/** The path of each thread in a text that has a sign for each stitch and a dot for none: `'r.\nrr'`. */
export function readCloth(text: string): Cloth {
  const rows = text.trim().split('\n');
  const threads = new Map<string, string>();
  for (const [y, row] of rows.entries())
    for (const { 0: run, 1: thread = '', index } of row.matchAll(/([^.])\1*/g))
      threads.set(thread, `${threads.get(thread) ?? ''}M${index} ${y}h${run.length}v1h-${run.length}z`);
  return { width: rows[0]?.length ?? 0, height: rows.length, threads };
}

/** A cloth of `src/assets/woven/`. @throws Error naming the file that is missing */
export function clothOf(name: string): Cloth {
  const text = cloths[`${folder}${name}.txt`];
  if (!text) throw new Error(`${folder.slice(1)}${name}.txt: there is no such picture`);
  return readCloth(text);
}
