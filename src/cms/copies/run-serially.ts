/** Makes a task run one at a time. Calls during a run share one later run. */
export function runSerially<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    if (next) return next;
    const start = () => {
      next = undefined;
      return task();
    };
    next = last.then(start, start);
    last = next;
    return next;
  };
}
