import { defineEditor } from '../editing/define';
import { photo } from '../fields/picture';
import { text } from '../fields/text';
import { titles } from './titles';

export const recipe = defineEditor({
  id: 'recipe',
  ...titles.recipe,
  keptIn: 'memory',
  key: 'recipes',
  name: { one: 'Recipe', many: 'Recipes' },
  fields: {
    name: text('Recipes Name'),
    description: text('Recipe Description', { kind: 'long' }),
    photo: photo('Photo', 'wide'),
  },
  buttons: { add: 'Add Recipes', update: 'update Recipe' },
  emptyText: 'No recipes yet',
  publishedAs: 'recipes',
  layout: 'rows',
});
