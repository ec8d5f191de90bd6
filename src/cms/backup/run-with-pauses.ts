/** Number of records of a file that were read or written so far. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** The longest time without a pause, in milliseconds. */
const maxTimeWithoutPause = 16;

/** Runs a step for each item, one at a time. Pauses let the page render and handle input. */
export async function runWithPauses<Item, Result>(
  items: readonly Item[],
  step: (item: Item) => Result | Promise<Result>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  let last = performance.now();
  for (const item of items) {
    results.push(await step(item));
    if (performance.now() - last < maxTimeWithoutPause) continue;
    onProgress({ done: results.length, all: items.length });
    await new Promise((resume) => setTimeout(resume));
    last = performance.now();
  }
  return results;
}
