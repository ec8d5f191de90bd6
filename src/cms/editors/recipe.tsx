import { defineEditor } from '../editing/define';
import { photo } from '../fields/photo';
import { text } from '../fields/text';
import styles from './card.module.css';
import { Portrait } from './Portrait';

export interface Recipe {
  name: string;
  description: string;
  photo: File | null;
}

export const recipe = defineEditor<Recipe>({
  id: 'recipe',
  menu: 'Recipe',
  heading: 'Recipe Dashboard',
  motif: 'chilli',
  keptIn: 'memory',
  key: 'recipes',
  name: { one: 'Recipe', many: 'Recipes' },
  fields: {
    name: text('Recipes Name', { ifBlank: 'report' }),
    description: text('Recipe Description', { ifBlank: 'report', kind: 'long' }),
    photo: photo('Photo'),
  },
  buttons: { add: 'Add Recipes', update: 'update Recipe' },
  emptyText: 'No recipes yet',
  layout: 'tiles',
  renderCard: ({ record: { name, description, photo }, titleId }) => (
    <>
      <Portrait photo={photo} name={name} shape="wide" />
      <div className={styles.text}>
        <h3 id={titleId}>{name}</h3>
        <p className={styles.long}>{description}</p>
      </div>
    </>
  ),
});
