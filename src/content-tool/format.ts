/** Writes all YAML files of `src/content` in their canonical form. With `--check` it names those in another form. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { formatContent } from './canonical.ts';

const isCheck = process.argv.includes('--check');
const changed: string[] = [];
const faults: string[] = [];
for (const path of globSync('src/content/**/*.yaml').sort()) {
  const text = readFileSync(path, 'utf8');
  try {
    const formatted = formatContent(text);
    if (formatted === text) continue;
    changed.push(path);
    if (!isCheck) writeFileSync(path, formatted);
  } catch (error) {
    faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (isCheck && changed.length > 0)
  faults.push("These files are not formatted. Run 'npm run format':", ...changed.map((path) => `  ${path}`));
for (const line of faults) process.stderr.write(`${line}\n`);
if (faults.length === 0) process.stdout.write(`All files of the content are formatted.\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
