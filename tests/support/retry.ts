/** Runs a task up to `attempts` times, and a preparation before each retry. @throws the last error */
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
