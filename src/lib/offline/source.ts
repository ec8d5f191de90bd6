import type { WorkerSettings } from './scope.ts';
import { retireWorker, runWorker } from './worker.ts';

/** A function as text, without its comments and indentation. */
const writeFunction = (code: (...parameters: never[]) => void) =>
  String(code)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map((line) => line.replace(/ {2,}/g, ' '))
    .join('\n');

/** The text of `/sw.js`; without settings that of a worker that clears up after an earlier one. */
export function writeWorker(settings?: WorkerSettings): string {
  return settings
    ? `(${writeFunction(runWorker)})(self,${JSON.stringify(settings)})\n`
    : `(${writeFunction(retireWorker)})(self)\n`;
}
