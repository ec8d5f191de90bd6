import type { ReactNode } from 'react';
import { type SectionId, sectionOf } from '../section';
import { createMemoryStore } from '../stores/memory-store';
import { createStorageStore } from '../stores/storage-store';
import { type CardLayout, CardList, type CardProps } from './CardList';
import { codecOf } from './codec';
import type { FieldsOf } from './draft';
import type { EditorDefinition } from './editor';
import { FieldForm, type FormButtons } from './FieldForm';

interface Options<Fields extends object> {
  section: SectionId;
  name: { one: string; many: string };
  fields: FieldsOf<Fields>;
  buttons: FormButtons;
  confirmDelete?: string;
  emptyText: string;
  layout: CardLayout;
  renderCard(props: CardProps<Fields>): ReactNode;
}

/** Makes an editor of its fields and words: form, list, storage and backup follow from them. */
export function defineEditor<Fields extends object>(options: Options<Fields>): EditorDefinition<Fields> {
  const { section: id, fields, buttons, layout, renderCard, ...rest } = options;
  const section = sectionOf(id);
  const codec = codecOf(fields);
  return {
    ...rest,
    section,
    codec,
    store:
      section.keptIn === 'storage' ? createStorageStore(section.records, codec.isSound) : createMemoryStore(),
    renderForm: (props) => <FieldForm {...props} fields={fields} buttons={buttons} />,
    renderList: (props) => <CardList {...props} layout={layout} renderCard={renderCard} />,
  };
}
