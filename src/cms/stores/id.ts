/**
 * Makes ids: creation timestamps in milliseconds (spec §9.1). They differ even within one millisecond, after
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
