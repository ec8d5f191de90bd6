export const editor = `import { defineEditor } from '../editing/define';
import { text } from '../fields/text';

export const suppliers = defineEditor({
  id: 'suppliers',
  menu: 'Suppliers',
  motif: 'cumin',
  keptIn: 'storage',
  key: 'suppliers',
  name: { one: 'Supplier', many: 'Suppliers' },
  fields: { name: text('Name'), village: text('Village') },
  emptyText: 'No suppliers yet.',
  layout: 'rows',
});
`;

/** Row of a new page, by language. */
export const visit: Readonly<Record<string, string>> = {
  en: `
- id: visit
  description: >-
    When the mill is open to visitors, how to find us, what you can see and smell, and whom to ring before you come.
  menu: Visit
  heading: Visit the mill
  intro: Come on a Saturday morning and bring a nose.
  sections:
    next:
      heading: Before you come
      text:
        - Read how it all began.
      button: Read the history
`,
  ne: `
- id: visit
  description: >-
    मिल कहिले खुला हुन्छ, हामीकहाँ कसरी आउने, के के देख्न र सुँघ्न पाइन्छ, र आउनुअघि कसलाई फोन गर्ने।
  menu: मिल हेर्ने
  heading: मिल हेर्न आउनुहोस्
  intro: शनिबार बिहान आउनुहोस्, नाक लिएर आउनुहोस्।
  sections:
    next:
      heading: आउनुअघि
      text:
        - यो सब कसरी सुरु भयो, पढ्नुहोस्।
      button: इतिहास पढ्नुहोस्
`,
};

const shopRow = (name: string, address: string) => `
- id: chame-kirana
  name: ${name}
  kind: shop
  province: Gandaki Province
  district: Manang
  city: Chame
  address: ${address}
  phone: +977 1 555 0198
  channels: [counter]
  hours: Su-Fr 08:00-18:00
  since: 2024
`;

/** Row of a new shop, by language. */
export const shop: Readonly<Record<string, string>> = {
  en: shopRow('Chame Kirana', 'Chame Bazar'),
  ne: shopRow('चामे किराना', 'चामे बजार'),
};

/** Texts of a new product's page. */
export const longPepper = {
  en: `
- id: 23
  taste: Warm and slow
  text: A long catkin of tiny peppercorns, ground whole.
  dose: A pinch for four
  keep: Dry and dark
`,
  ne: `
- id: 23
  taste: न्यानो र बिस्तारै लाग्ने
  text: पिप्लाको लामो फल, सिङ्गै पिसेको।
  dose: चार जनालाई एक चिम्टी
  keep: सुक्खा र अँध्यारो ठाउँमा
`,
};
