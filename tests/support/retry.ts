/** Does a task up to so many times, preparing for each further try. Throws what the last try threw. */
export async function retry<Result>(
  attempts: number,
  task: () => Promise<Result>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<Result> {
  for (let left = attempts - 1; left > 0; left--) {
    try {
      return await task();
    } catch {
      await prepare();
    }
  }
  return task();
}
