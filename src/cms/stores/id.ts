/**
 * Makes ids: creation timestamps in milliseconds. They differ even within one millisecond, after
 * the clock was set back, and from the ids that are taken.
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

/** When the record with this id was made; undefined for an id from elsewhere that is no time. */
export function creationTime(id: number | undefined): Date | undefined {
  const time = new Date(id ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
