import { appendFileSync } from 'node:fs';
import { writeFaults } from '../lib/content/fault.ts';
import { loadModule } from './load.ts';

/** Loads only what the command needs, because the collections take a second. */
async function start(root: string, args: string[]): Promise<{ lines: string[]; code: number }> {
  if (!args.includes('--check'))
    return (await loadModule<typeof import('./command')>('command.ts')).run(root, args);
  const { checkContent, listNotes } = await loadModule<typeof import('./check')>('check.ts');
  const lines = writeFaults(checkContent(root));
  if (lines.length > 0) return { lines, code: 1 };
  const { listUnformatted } =
    await loadModule<typeof import('../lib/content/format')>('../lib/content/format.ts');
  const notes = [...listNotes(root), ...(await listUnformatted(root))];
  return { lines: [...notes, 'Content and settings have no faults.'], code: 0 };
}

const { lines, code } = await start(process.cwd(), process.argv.slice(2));
process.stdout.write(`${lines.join('\n')}\n`);
const { GITHUB_STEP_SUMMARY: summary } = process.env;
if (summary) appendFileSync(summary, `${lines.join('\n\n')}\n`);
process.exitCode = code;
