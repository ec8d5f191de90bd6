/**
 * Makes ids: creation timestamps in milliseconds (spec §9.1). Two records of the same millisecond, a clock
 * that was set back and records that another tab has made all still give different ids.
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
