// Loaded into a build with `--import`: tells, when it ends, what it used, on a pipe that the caller holds open.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('exit', () => {
    writeSync(3, JSON.stringify(process.resourceUsage()));
  });
