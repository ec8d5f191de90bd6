import { existsSync } from 'node:fs';
import process from 'node:process';

// Imported first: settings are read while other modules load.
if (existsSync('.env')) process.loadEnvFile('.env');
