/** How many records of a file were read or written. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** For this long the page may wait for an answer, in milliseconds. */
const longestWait = 16;

/** Runs a step for each item, one at a time. In between the page draws and takes input. */
export async function runInTurn<Item, Result>(
  items: readonly Item[],
  step: (item: Item) => Result | Promise<Result>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  let last = performance.now();
  for (const item of items) {
    results.push(await step(item));
    if (performance.now() - last < longestWait) continue;
    onProgress({ done: results.length, all: items.length });
    await new Promise((resume) => setTimeout(resume));
    last = performance.now();
  }
  return results;
}
