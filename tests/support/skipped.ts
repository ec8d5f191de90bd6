import process from 'node:process';

/** Says why tests are skipped, if they are. `npm test` repeats it. */
export function isSkipped(condition: boolean, reason: string): boolean {
  if (condition) process.stdout.write(`Skipped: ${reason}\n`);
  return condition;
}
