import type { EditorDefinition, EditorTexts, MergeOptions } from '../editor';
import { browserEnvironment, inMemory } from '../list/environment';
import { createList } from '../list/list';
import { describeChanges, mergeRecord } from '../publish/merge-record';
import { findSection } from '../publish/sections';
import { type CardLayout, CardList } from './CardList';
import { codecOf } from './codec';
import type { FieldsOf } from './draft';
import { FieldForm } from './FieldForm';

interface Options<Fields extends object> extends Omit<EditorTexts, 'confirmDelete'> {
  /** `storage`: kept in local storage. `memory`: lost on reload. */
  keptIn: 'storage' | 'memory';
  /** The first field is a text: the title of the record's card. */
  fields: FieldsOf<Fields>;
  /** `'Add <name>'` and `'Update <name>'` if they are missing. */
  buttons?: { add?: string; update?: string };
  layout: CardLayout;
}

/**
 * Creates an editor with form, list, storage and backup from its fields and texts.
 * Editors of stored records have a Cancel button, confirm deletions and ignore incomplete forms. Editors of
 * records in memory use the browser's validation instead.
 */
export function defineEditor<Fields extends object>(options: Options<Fields>): EditorDefinition<Fields> {
  const { keptIn, fields, buttons, layout, ...texts } = options;
  const { name, key, publishedAs } = texts;
  const codec = codecOf(key, fields);
  const isStored = keptIn === 'storage';
  return {
    ...(isStored && { confirmDelete: `Are you sure you want to delete this ${name.one}?` }),
    ...texts,
    codec,
    store: createList(codec, isStored ? browserEnvironment : inMemory()),
    ...(publishedAs && {
      mergeRecord: (here: object, there: object, options: MergeOptions) =>
        mergeRecord(findSection(publishedAs), { ...here }, { ...there }, options),
      describeChanges: (before: object, after: object) =>
        describeChanges(findSection(publishedAs), before, after),
    }),
    renderForm: (props) => (
      <FieldForm
        {...props}
        fields={fields}
        section={publishedAs}
        addLabel={buttons?.add ?? `Add ${name.one}`}
        updateLabel={buttons?.update ?? `Update ${name.one}`}
        blankFields={isStored ? 'ignored' : 'reported'}
        hasCancel={isStored}
      />
    ),
    renderList: (props) => <CardList {...props} layout={layout} fields={fields} />,
  };
}
