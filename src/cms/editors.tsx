import { Disclosure } from './Disclosure';
import { CardList } from './editing/CardList';
import { type EditorDefinition, type FormProps, pricesHash } from './editor';
import { FieldForm } from './form/FieldForm';
import { latePart } from './late-part';
import { browserEnvironment, inMemory } from './list/environment';
import { createList } from './list/list';
import { order } from './orders/order';
import { listFormTexts, makeCodec, readForm, type Typed } from './record/form-values';
import { catalogue, type SectionRow, sectionRows } from './sections';

const Prices = latePart(async () => (await import('./prices/PriceTable')).PriceTable);

/** Makes the form, list, storage and backup of a section. */
function makeEditor(row: SectionRow): EditorDefinition {
  const { keptIn, publishedAs } = row;
  const codec = makeCodec(row);
  const isStored = keptIn === 'storage';
  return {
    ...(isStored && { confirmDelete: `Are you sure you want to delete this ${row.name.one}?` }),
    ...row,
    codec,
    store: createList(codec, isStored ? browserEnvironment : inMemory()),
    makeDraft: (record) => readForm(row, record),
    readDraft: (draft) => listFormTexts(row, draft),
    renderForm: (props: FormProps<object, Typed>) => <FieldForm {...props} row={row} />,
    ...(publishedAs === catalogue && {
      renderOverview: () => (
        <Disclosure className="box" summary="Prices as a table" hash={pricesHash}>
          <Prices editor={editorOf(row.id)} />
        </Disclosure>
      ),
    }),
    renderList: (props) => <CardList {...props} row={row} />,
  };
}

/** All editors, each followed by those on its page. */
export const allEditors: readonly EditorDefinition[] = sectionRows.map((row) =>
  row.id === order.id ? order : makeEditor(row),
);

/** All editors with a page, in the order of the sidebar. */
export const editors: readonly EditorDefinition[] = allEditors.filter(({ under }) => !under);

export function editorOf(id: string): EditorDefinition {
  const found = allEditors.find((editor) => editor.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

/** Returns the id of the page on which an editor stands. */
export const pageOf = ({ id, under = id }: Pick<EditorDefinition, 'id' | 'under'>): string => under;
