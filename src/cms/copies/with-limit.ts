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
