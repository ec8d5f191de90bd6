import type { ReactNode } from 'react';
import type { EditorDefinition, EditorTexts } from '../editor';
import { createMemoryStore } from '../stores/memory-store';
import { createStorageStore } from '../stores/storage-store';
import { type CardLayout, CardList, type CardProps } from './CardList';
import { codecOf } from './codec';
import type { FieldsOf } from './draft';
import { FieldForm, type FormButtons } from './FieldForm';

interface Options<Fields extends object> extends EditorTexts {
  /** Where records are kept: in the browser's storage, or in memory until the page is reloaded (spec §4.4). */
  keptIn: 'storage' | 'memory';
  fields: FieldsOf<Fields>;
  buttons: FormButtons;
  layout: CardLayout;
  renderCard(props: CardProps<Fields>): ReactNode;
}

/** Makes an editor from its fields and texts: form, list, storage and backup follow from them. */
export function defineEditor<Fields extends object>(options: Options<Fields>): EditorDefinition<Fields> {
  const { keptIn, fields, buttons, layout, renderCard, ...texts } = options;
  const codec = codecOf(fields);
  return {
    ...texts,
    codec,
    store: keptIn === 'storage' ? createStorageStore(texts.key, codec.isValid) : createMemoryStore(),
    renderForm: (props) => <FieldForm {...props} fields={fields} buttons={buttons} />,
    renderList: (props) => <CardList {...props} layout={layout} renderCard={renderCard} />,
  };
}
