import { afterAll, describe, it } from 'vitest';
import { Project } from './project';
import { groups } from './recipes';

/**
 * Follows the recipes of the README's "How do I" in copies of the project. All stages must pass afterwards,
 * and the site must show each change. Use `RECIPE_STAGES=build npm run test:recipes` while you write a
 * recipe.
 */
const stages = (process.env.RECIPE_STAGES ?? 'lint types unit build dist').split(' ');
const copies = groups.map((recipes) => ({
  recipes,
  titles: recipes.map(({ title }) => title).join(' + '),
  stages: stages.filter((stage) => !recipes.some(({ skippedStages }) => skippedStages?.includes(stage))),
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
      if (copy.isGreen) return recipe.verify(copy.project);
      // If a group fails, follows each recipe alone to find the broken one.
      const alone = new Project([recipe]);
      try {
        await alone.test(...copy.stages);
        await recipe.verify(alone);
      } finally {
        alone.delete();
      }
    });
});
