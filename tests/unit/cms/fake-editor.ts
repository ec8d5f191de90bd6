import { codecOf } from '~/cms/editing/codec';
import type { FieldsOf } from '~/cms/editing/draft';
import type { EditorDefinition } from '~/cms/editor';
import { picture } from '~/cms/fields/picture';
import { text } from '~/cms/fields/text';
import { inMemory, type ListEnvironment } from '~/cms/list/environment';
import { createList } from '~/cms/list/list';

export interface Item {
  name: string;
  image: string;
}
const fields: FieldsOf<Item> = { name: text('Name'), image: picture('Image') };

/** Keys of the list in storage and of the one in memory. */
export const [storedKey, memoryKey] = ['gallery', 'members'] as const;

/** The editors of a list in storage and of one in memory. */
export function openEditors(environment: ListEnvironment): EditorDefinition<Item>[] {
  return [storedKey, memoryKey].map((key) => {
    const codec = codecOf(key, fields);
    return {
      id: key,
      key,
      codec,
      store: createList(codec, key === storedKey ? environment : inMemory(environment)),
      menu: '',
      heading: '',
      motif: '',
      emptyText: '',
      name: { one: 'Record', many: 'Records' },
      renderForm: () => null,
      renderList: () => null,
    };
  });
}
