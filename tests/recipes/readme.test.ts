import { afterAll, describe, it } from 'vitest';
import { Project } from './project';
import { groups } from './recipes';

/**
 * Follows the recipes of the README's "How do I" in copies of the project, as somebody would whose content it is. All
 * stages have to be green afterwards, and the site shows each change.
 * `RECIPE_STAGES=build npm run test:recipes` is the quick way while a recipe is written.
 */
const stages = (process.env.RECIPE_STAGES ?? 'lint types unit build dist').split(' ');
const copies = groups.map((recipes) => ({
  recipes,
  titles: recipes.map(({ title }) => title).join(' + '),
  stages: stages.filter((stage) => !recipes.some(({ leftOut }) => leftOut?.includes(stage))),
  project: new Project(recipes),
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
    it.each(copy.recipes)('$title', async (recipe) => {
      if (copy.isGreen) return recipe.look(copy.project);
      // Where a group failed, each of its recipes is followed alone, which tells the one at fault.
      const alone = new Project([recipe]);
      try {
        await alone.test(...copy.stages);
        await recipe.look(alone);
      } finally {
        alone.delete();
      }
    });
});
