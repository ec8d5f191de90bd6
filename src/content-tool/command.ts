import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runInbox } from './inbox';
import { planChanges } from './plan';
import { Refusal, readContentFile } from './read-file';
import { describePlan } from './report';
import { writeFiles } from './write-files';

const usage = `npm run content -- --check         reports all faults of content and settings
npm run content -- FILE            says what a content file would change
npm run content -- FILE --write    changes it
                        --force    also where src/content has changes that are not committed
npm run content -- --inbox         applies, tests, commits and pushes what lies in the folder inbox`;

const mostFaults = 30;

/** @throws Refusal if content or pictures have uncommitted changes */
function checkCommitted(root: string): void {
  const args = ['status', '--porcelain', '--', 'src/content', 'src/assets', 'src/config/site.ts'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Refusal(['Git does not say whether src/content is committed; --force goes on without it']);
  const changes = stdout.split('\n').filter(Boolean);
  const advice = 'there are changes that are not committed; commit them, or go on with --force:';
  if (changes.length > 0) throw new Refusal([advice, ...changes]);
}

async function apply(root: string, path: string, isWritten: boolean): Promise<string[]> {
  const plan = await planChanges(root, readContentFile(path));
  const lines = describePlan(plan);
  if (lines.length === 0) return ['The file changes nothing.'];
  if (!isWritten) return [...lines, 'Nothing was written; --write does it.'];
  writeFiles(root, plan.files);
  return [...lines, 'Written. Build and look before you commit.'];
}

/**
 * Runs the command in a project.
 * @returns the lines to print and the exit code
 */
export async function run(root: string, args: string[]): Promise<{ lines: string[]; code: number }> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { write: { type: 'boolean' }, force: { type: 'boolean' }, inbox: { type: 'boolean' } },
    });
    const [path] = positionals;
    if (values.inbox) {
      checkCommitted(root);
      return { lines: await runInbox(root), code: 0 };
    }
    if (!path || positionals.length > 1) return { lines: [usage], code: 1 };
    if (!values.force) checkCommitted(root);
    return { lines: await apply(root, path, values.write === true), code: 0 };
  } catch (error) {
    if (error instanceof Refusal) {
      const more = error.faults.length - mostFaults;
      const rest = more > 0 ? [`… and ${more} more`] : [];
      const heading = args.includes('--inbox') ? 'Nothing was published.' : 'Nothing was written.';
      return { lines: [heading, ...error.faults.slice(0, mostFaults), ...rest], code: 1 };
    }
    if (error instanceof TypeError && 'code' in error)
      return { lines: ['Nothing was written.', error.message], code: 1 };
    throw error;
  }
}
