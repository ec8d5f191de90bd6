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
  hasCancel?: true;
  confirm?: string;
  /** The key in local storage and the record under it; without one the section is kept in memory. */
  stored?: { key: string; record: Record<string, unknown> };
  /** `ignored`: a blank field has no message. `reported`: the browser's own validation. */
  isSilent?: true;
  fields: Field[];
}

const picture = 'data:image/webp;base64,AAAA';
const order = makeOrder({ items: [{ name: 'Meat Spice', quantity: 1 }] });
const same = (label: string) => ({ label, placeholder: label });
const file = (label: string): Field => ({ label, value: 'picture.png', type: 'file', shown: [] });

/** The ten editors in the sidebar's order. */
export const cases: EditorCase[] = [
  {
    id: 'faq',
    menu: 'FAQ',
    heading: 'FAQs Dashboard',
    empty: 'No FAQs yet.',
    add: 'Add FAQ',
    update: 'Update FAQ',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this FAQ?',
    stored: { key: 'faqs', record: { q: 'How long does it keep?', a: 'Eighteen months.' } },
    isSilent: true,
    fields: [
      { label: 'Question', value: 'How long does it keep?' },
      { label: 'Answer', type: 'textarea', value: 'Eighteen months.' },
    ],
  },
  {
    id: 'gallery',
    menu: 'Gallery',
    heading: 'Gallery Dashboard',
    empty: 'No images yet.',
    add: 'Add Image',
    update: 'Update Image',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this Image?',
    stored: { key: 'gallery', record: { title: 'The mill', desc: 'Built in 2057.', image: picture } },
    isSilent: true,
    fields: [
      { label: 'Title', value: 'The mill' },
      { label: 'Description', type: 'textarea', value: 'Built in 2057.' },
      file('Image'),
    ],
  },
  {
    id: 'products',
    menu: 'Products',
    heading: 'Products Dashboard',
    empty: 'No products yet.',
    add: 'Add Product',
    update: 'Update Product',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this Product?',
    stored: { key: 'products', record: { title: 'Meat Spice', image: picture } },
    isSilent: true,
    fields: [{ label: 'Title', value: 'Meat Spice' }, file('Image')],
  },
  {
    id: 'order',
    menu: 'Order Online',
    heading: 'Orders Management',
    empty: 'No orders found',
    opener: 'Add New Order',
    add: 'Save Order',
    update: 'Update Order',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this order?',
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
  {
    id: 'dealers',
    menu: 'Dealers',
    heading: 'Dealers Dashboard',
    empty: 'No dealers yet.',
    add: 'Add Dealer',
    update: 'Update Dealer',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this Dealer?',
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
  {
    id: 'testimonials',
    menu: 'Testimonials',
    heading: 'Testimonials Dashboard',
    empty: 'No testimonials yet.',
    add: 'Add Testimonial',
    update: 'Update Testimonial',
    fields: [
      { label: 'Name', value: 'Asha' },
      { label: 'Statement', type: 'textarea', value: 'It smells of home.' },
      { ...file('Photo'), isOptional: true },
    ],
  },
  {
    id: 'team',
    menu: 'Team',
    heading: 'Team Dashboard',
    empty: 'No team members yet.',
    add: 'Add Member',
    update: 'Update Member',
    fields: [
      { label: 'Name', value: 'Bina' },
      { label: 'Position', value: 'Director' },
      { ...file('Photo'), isOptional: true },
    ],
  },
  {
    id: 'recipe',
    menu: 'Recipe',
    heading: 'Recipe Dashboard',
    empty: 'No recipes yet',
    add: 'Add Recipes',
    update: 'update Recipe',
    fields: [
      { ...same('Recipes Name'), value: 'Mo:Mo' },
      { ...same('Recipe Description'), type: 'textarea', value: 'Dumplings.' },
      { ...file('Photo'), isOptional: true },
    ],
  },
  {
    id: 'media',
    menu: 'Media Coverages',
    heading: 'Media Coverages Dashboard',
    empty: 'No media coverages yet.',
    add: 'Add Coverage',
    update: 'Update Coverage',
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
  {
    id: 'contact',
    menu: 'Contact',
    heading: 'Contact Dashboard',
    empty: 'No Contacts Right Now.',
    add: 'Add Contact',
    update: 'update Contact',
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
];
