import { globSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import { isSkipped } from '../support/skipped';

const paths = globSync('.github/workflows/*.yml');
const isCopy = isSkipped(paths.length === 0, 'this copy of the project has no workflows');

/** Lists what GitHub's own parser finds wrong in a workflow. */
async function findErrors(name: string): Promise<string[]> {
  const file = { name, content: readFileSync(name, 'utf8') };
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test.skipIf(isCopy)('GitHub can read all workflows', async () => {
  expect((await Promise.all(paths.map(findErrors))).flat()).toEqual([]);
});
