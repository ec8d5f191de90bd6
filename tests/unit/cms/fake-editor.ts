import type { EditorDefinition } from '~/cms/editor';
import { inMemory, type ListEnvironment } from '~/cms/list/environment';
import { createList } from '~/cms/list/list';
import { makeCodec } from '~/cms/record/form-values';
import type { SectionRow } from '~/cms/sections';

export interface Item {
  name: string;
  image: string;
}

/** Keys of the list in storage and of the one in memory. */
export const [storedKey, memoryKey] = ['gallery', 'members'] as const;

/** The editors of a list in storage and of one in memory. */
export function openEditors(environment: ListEnvironment): EditorDefinition<Item>[] {
  return [storedKey, memoryKey].map((key) => {
    const isStored = key === storedKey;
    const row: SectionRow = {
      id: key,
      key,
      keptIn: isStored ? 'storage' : 'memory',
      menu: '',
      heading: '',
      motif: '',
      emptyText: '',
      name: { one: 'Record', many: 'Records' },
      layout: 'rows',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', isOptional: false },
        { name: 'image', label: 'Image', kind: 'picture', isOptional: false },
      ],
    };
    const codec = makeCodec<Item>(row);
    return {
      ...row,
      codec,
      store: createList(codec, isStored ? environment : inMemory(environment)),
      makeDraft: () => ({}),
      readDraft: () => [],
      renderForm: () => null,
      renderList: () => null,
    };
  });
}
