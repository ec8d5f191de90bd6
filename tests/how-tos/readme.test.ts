import { afterAll, describe, it } from 'vitest';
import { groups } from './list';
import { Project } from './project';

/**
 * Follows the paragraphs of the README's "How do I" in copies of the project. All stages must pass afterwards,
 * and the site must show each change. Use `HOW_TO_STAGES=build npm run test:how-tos` while you write a
 * how-to.
 */
const stages = (process.env.HOW_TO_STAGES ?? 'lint types unit build dist').split(' ');
const copies = groups.map((howTos) => ({
  howTos,
  titles: howTos.map(({ title }) => title).join(' + '),
  stages: stages.filter((stage) => !howTos.some(({ skippedStages }) => skippedStages?.includes(stage))),
  project: new Project(howTos),
  isGreen: false,
}));
afterAll(() => {
  for (const { project } of copies) project.delete();
});

describe(`${stages.join(', ')} are green after`, () => {
  for (const copy of copies)
    it.concurrent(copy.titles, async () => {
      await copy.project.test(...copy.stages);
      copy.isGreen = true;
    });
});

describe('the site shows', () => {
  for (const copy of copies)
    it.each(copy.howTos)('$title', async (howTo) => {
      if (copy.isGreen) return howTo.verify(copy.project);
      // If a group fails, follows each how-to alone to find the broken one.
      const alone = new Project([howTo]);
      try {
        await alone.test(...copy.stages);
        await howTo.verify(alone);
      } finally {
        alone.delete();
      }
    });
});
