import type { EditorDefinition } from '../editor';
import { contact } from './contact';
import { dealers } from './dealers';
import { faq } from './faq';
import { gallery } from './gallery';
import { media } from './media';
import { order } from './order';
import { products } from './products';
import { recipe } from './recipe';
import { team } from './team';
import { testimonials } from './testimonials';

/** All editors with a page, in the order of the sidebar. */
export const editors: readonly EditorDefinition[] = [
  faq,
  gallery,
  products,
  order,
  dealers,
  testimonials,
  team,
  recipe,
  media,
  contact,
];

/** Returns the id of the page on which an editor stands. */
export const pageOf = ({ key }: Pick<EditorDefinition, 'key'>): string | undefined =>
  editors.find((editor) => editor.key === key || editor.nested?.key === key)?.id;

/** All editors, each followed by the one on its page. */
export const allEditors: readonly EditorDefinition[] = editors.flatMap((editor) =>
  editor.nested ? [editor, editor.nested] : [editor],
);
