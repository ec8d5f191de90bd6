/**
 * Creates ids from timestamps in milliseconds. They stay unique within one millisecond and after the clock
 * was set back.
 */
export function createIdSource(now: () => number): (taken: ReadonlySet<number>) => number {
  let last = 0;
  return (taken) => {
    let id = Math.max(now(), last + 1);
    while (taken.has(id)) id += 1;
    last = id;
    return id;
  };
}

/** Returns the creation time in an id. Returns undefined if an imported id is not a valid time. */
export function creationTime(id: number | undefined): Date | undefined {
  const time = new Date(id ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
