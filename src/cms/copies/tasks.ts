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

/** Longer than a busy disk needs, in milliseconds. */
const maxWait = 10_000;

/** Rejects if a promise is not settled in time, because a browser's database may never answer. */
export async function withLimit<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), maxWait);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
