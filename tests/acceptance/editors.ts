import { makeOrder } from '../support/orders';

/** One field of an editor's form. */
interface Field {
  label: string;
  /** Text to type or option to choose. */
  value: string;
  /** The `type` of its control where it is not a line of text. */
  type?: 'textarea' | 'select-one' | 'file' | 'email' | 'tel' | 'url' | 'date';
  placeholder?: string;
  /** Set if it may be left blank. */
  isOptional?: true;
  /** Text in the list, if it differs from the value. */
  shown?: string[];
}

/** An editor as specified. */
export interface EditorCase {
  id: string;
  menu: string;
  heading: string;
  empty: string;
  opener?: string;
  add: string;
  update: string;
  /** Asked before a deletion. Editors that ask also have 'Cancel'. */
  question: string | undefined;
  /** The key in local storage and the record under it; without one the section is kept in memory. */
  stored?: { key: string; record: Record<string, unknown> };
  /** Set if a blank field has no message. Otherwise the browser reports it. */
  isSilent?: true;
  fields: Field[];
}

const picture = 'data:image/webp;base64,AAAA';
const order = makeOrder({ items: [{ name: 'Meat Spice', quantity: 1 }] });
const same = (label: string) => ({ label, placeholder: label });
const file = (label: string): Field => ({ label, value: 'picture.png', type: 'file', shown: [] });

/** The ten editors in the sidebar's order: id | menu | heading | empty list | adding | updating. */
const texts = `
faq | FAQ | FAQs Dashboard | No FAQs yet. | Add FAQ | Update FAQ
gallery | Gallery | Gallery Dashboard | No images yet. | Add Image | Update Image
products | Products | Products Dashboard | No products yet. | Add Product | Update Product
order | Order Online | Orders Management | No orders found | Save Order | Update Order
dealers | Dealers | Dealers Dashboard | No dealers yet. | Add Dealer | Update Dealer
testimonials | Testimonials | Testimonials Dashboard | No testimonials yet. | Add Testimonial | Update Testimonial
team | Team | Team Dashboard | No team members yet. | Add Member | Update Member
recipe | Recipe | Recipe Dashboard | No recipes yet | Add Recipes | update Recipe
media | Media Coverages | Media Coverages Dashboard | No media coverages yet. | Add Coverage | Update Coverage
contact | Contact | Contact Dashboard | No Contacts Right Now. | Add Contact | update Contact
`;

/** What is deleted only after a question, in the words of the question. */
const asked: Record<string, string> = {
  faq: 'FAQ',
  gallery: 'Image',
  products: 'Product',
  order: 'order',
  dealers: 'Dealer',
};

const parts: Record<string, Pick<EditorCase, 'opener' | 'stored' | 'isSilent' | 'fields'>> = {
  faq: {
    stored: { key: 'faqs', record: { q: 'How long does it keep?', a: 'Eighteen months.' } },
    isSilent: true,
    fields: [
      { label: 'Question', value: 'How long does it keep?' },
      { label: 'Answer', type: 'textarea', value: 'Eighteen months.' },
    ],
  },
  gallery: {
    stored: { key: 'gallery', record: { title: 'The mill', desc: 'Built in 2057.', image: picture } },
    isSilent: true,
    fields: [
      { label: 'Title', value: 'The mill' },
      { label: 'Description', type: 'textarea', value: 'Built in 2057.' },
      file('Image'),
    ],
  },
  products: {
    stored: { key: 'products', record: { title: 'Meat Spice', image: picture } },
    isSilent: true,
    fields: [{ label: 'Title', value: 'Meat Spice' }, file('Image')],
  },
  order: {
    opener: 'Add New Order',
    stored: { key: 'orders', record: { ...order } },
    fields: [
      { label: 'Full Name', value: order.fullName },
      { label: 'Email Address', type: 'email', value: order.email },
      { label: 'Phone Number', type: 'tel', value: order.phone },
      { label: 'Business Name', value: order.businessName },
      { label: 'Business Type', value: order.businessType, type: 'select-one' },
      { label: 'Province', value: order.province, type: 'select-one' },
      { label: 'District', value: order.district, type: 'select-one' },
      {
        label: 'City',
        value: order.city,
        type: 'select-one',
        shown: [`${order.province}, ${order.district}, ${order.city}`],
      },
      { label: 'Item 1', value: 'Meat Spice', shown: ['Meat Spice - 1'] },
    ],
  },
  dealers: {
    stored: {
      key: 'dealers',
      record: {
        name: 'Lumbini Traders',
        description: 'From Butwal.',
        benefits: ['10% margin', 'Rack', 'Rack'],
      },
    },
    isSilent: true,
    fields: [
      { ...same('Dealer Name'), value: 'Lumbini Traders' },
      { ...same('Dealer Description'), type: 'textarea', value: 'From Butwal.' },
      {
        ...same('Dealer Benefits (comma separated)'),
        value: ' 10% margin, ,Rack,Rack,',
        isOptional: true,
        shown: ['10% margin', 'Rack'],
      },
    ],
  },
  testimonials: {
    fields: [
      { label: 'Name', value: 'Asha' },
      { label: 'Statement', type: 'textarea', value: 'It smells of home.' },
      { ...file('Photo'), isOptional: true },
    ],
  },
  team: {
    fields: [
      { label: 'Name', value: 'Bina' },
      { label: 'Position', value: 'Director' },
      { ...file('Photo'), isOptional: true },
    ],
  },
  recipe: {
    fields: [
      { ...same('Recipes Name'), value: 'Mo:Mo' },
      { ...same('Recipe Description'), type: 'textarea', value: 'Dumplings.' },
      { ...file('Photo'), isOptional: true },
    ],
  },
  media: {
    fields: [
      { label: 'Title', value: 'A visit to the mill' },
      { label: 'Category', placeholder: 'Category (e.g.., Article, Press Release', value: 'Article' },
      { label: 'Date', type: 'date', value: '2025-06-03', isOptional: true, shown: ['June 3, 2025'] },
      { label: 'Description', type: 'textarea', value: 'How it is ground.' },
      {
        ...same('Read More Link (optional)'),
        type: 'url',
        value: 'https://paper.example/mill',
        isOptional: true,
        shown: ['Read More'],
      },
    ],
  },
  contact: {
    fields: [
      { label: 'Company Name', value: 'Himal Foods' },
      { label: 'Address', value: 'Balaju' },
      { ...same('Phone num'), type: 'tel', value: '+977 1 555 0199' },
      { label: 'Email', type: 'email', value: 'hello@himal.example' },
      {
        ...same('Website (Optional)'),
        type: 'url',
        value: 'https://himal.example/',
        isOptional: true,
        shown: ['Visit Website'],
      },
    ],
  },
};

export const cases = texts
  .trim()
  .split('\n')
  .map((row): EditorCase => {
    const [id = '', menu = '', heading = '', empty = '', add = '', update = ''] = row.split(' | ');
    const { fields = [], ...part } = parts[id] ?? {};
    const question = asked[id] && `Are you sure you want to delete this ${asked[id]}?`;
    return { id, menu, heading, empty, add, update, question, fields, ...part };
  });
