import process from 'node:process';
import fc from 'fast-check';

fc.configureGlobal({ numRuns: process.env.CI ? 200 : 25 });
