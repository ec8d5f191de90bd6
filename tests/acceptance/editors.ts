/** What the specification says of one editor (spec §2.22, §3.3, §5.3, §5.4). */
export interface EditorCase {
  id: string;
  menu: string;
  heading: string;
  opener?: string;
  /** Label, and what is typed or chosen. */
  fields: {
    label: string;
    placeholder?: string;
    value: string;
    /** The `type` of its control where it is not a line of text. */
    type?: 'textarea' | 'select-one' | 'file' | 'email' | 'tel' | 'url' | 'date';
  }[];
  add: string;
  update: string;
  hasCancel: boolean;
  confirm?: string;
  empty: string;
  /** The key in local storage and the record under it; without one the section is kept in memory. */
  stored?: { key: string; record: Record<string, unknown> };
  /** Whether a blank field is ignored or left to the browser's own validation, and which may not be blank. */
  blank: 'silent' | 'native';
  requires: string[];
  /** What the list shows of the record. */
  shows: string[];
}

const picture = 'data:image/webp;base64,AAAA';
const same = (label: string) => ({ label, placeholder: label });

/** The ten editors in the sidebar's order. */
export const cases: EditorCase[] = [
  {
    id: 'faq',
    menu: 'FAQ',
    heading: 'FAQs Dashboard',
    fields: [
      { label: 'Question', value: 'How long does it keep?' },
      { label: 'Answer', type: 'textarea', value: 'Eighteen months.' },
    ],
    add: 'Add FAQ',
    update: 'Update FAQ',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this FAQ?',
    empty: 'No FAQs yet.',
    stored: { key: 'faqs', record: { q: 'How long does it keep?', a: 'Eighteen months.' } },
    blank: 'silent',
    requires: ['Question', 'Answer'],
    shows: ['How long does it keep?', 'Eighteen months.'],
  },
  {
    id: 'gallery',
    menu: 'Gallery',
    heading: 'Gallery Dashboard',
    fields: [
      { label: 'Title', value: 'The mill' },
      { label: 'Description', type: 'textarea', value: 'Built in 2057.' },
      { label: 'Image', value: 'mill.png', type: 'file' },
    ],
    add: 'Add Image',
    update: 'Update Image',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this Image?',
    empty: 'No images yet.',
    stored: { key: 'gallery', record: { title: 'The mill', desc: 'Built in 2057.', image: picture } },
    blank: 'silent',
    requires: ['Title', 'Description', 'Image'],
    shows: ['The mill', 'Built in 2057.'],
  },
  {
    id: 'products',
    menu: 'Products',
    heading: 'Products Dashboard',
    fields: [
      { label: 'Title', value: 'Meat Spice' },
      { label: 'Image', value: 'pack.png', type: 'file' },
    ],
    add: 'Add Product',
    update: 'Update Product',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this Product?',
    empty: 'No products yet.',
    stored: { key: 'products', record: { title: 'Meat Spice', image: picture } },
    blank: 'silent',
    requires: ['Title', 'Image'],
    shows: ['Meat Spice'],
  },
  {
    id: 'order',
    menu: 'Order Online',
    heading: 'Orders Management',
    opener: 'Add New Order',
    fields: [
      { label: 'Full Name', value: 'Sita Gurung' },
      { label: 'Email Address', type: 'email', value: 'sita@hotel.example' },
      { label: 'Phone Number', type: 'tel', value: '015550133' },
      { label: 'Business Name', value: 'Hotel Annapurna' },
      { label: 'Business Type', value: 'Hotel', type: 'select-one' },
      { label: 'Province', value: 'Gandaki Province', type: 'select-one' },
      { label: 'District', value: 'Kaski', type: 'select-one' },
      { label: 'City', value: 'Pokhara', type: 'select-one' },
      { label: 'Item 1', value: 'Meat Spice' },
    ],
    add: 'Save Order',
    update: 'Update Order',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this order?',
    empty: 'No orders found',
    stored: {
      key: 'orders',
      record: {
        fullName: 'Sita Gurung',
        email: 'sita@hotel.example',
        phone: '015550133',
        businessName: 'Hotel Annapurna',
        businessType: 'Hotel',
        province: 'Gandaki Province',
        district: 'Kaski',
        city: 'Pokhara',
        items: [{ name: 'Meat Spice', quantity: 1 }],
      },
    },
    blank: 'native',
    requires: [
      'Full Name',
      'Email Address',
      'Phone Number',
      'Business Name',
      'Business Type',
      'Province',
      'District',
      'City',
      'Item 1',
    ],
    shows: [
      'Sita Gurung',
      'sita@hotel.example',
      '015550133',
      'Hotel Annapurna',
      'Hotel',
      'Gandaki Province, Kaski, Pokhara',
      'Meat Spice - 1',
    ],
  },
  {
    id: 'dealers',
    menu: 'Dealers',
    heading: 'Dealers Dashboard',
    fields: [
      { ...same('Dealer Name'), value: 'Lumbini Traders' },
      { ...same('Dealer Description'), type: 'textarea', value: 'From Butwal.' },
      { ...same('Dealer Benefits (comma separated)'), value: ' 10% margin, ,Display rack,' },
    ],
    add: 'Add Dealer',
    update: 'Update Dealer',
    hasCancel: true,
    confirm: 'Are you sure you want to delete this Dealer?',
    empty: 'No dealers yet.',
    stored: {
      key: 'dealers',
      record: {
        name: 'Lumbini Traders',
        description: 'From Butwal.',
        benefits: ['10% margin', 'Display rack'],
      },
    },
    blank: 'silent',
    requires: ['Dealer Name', 'Dealer Description'],
    shows: ['Lumbini Traders', 'From Butwal.', '10% margin', 'Display rack'],
  },
  {
    id: 'testimonials',
    menu: 'Testimonials',
    heading: 'Testimonials Dashboard',
    fields: [
      { label: 'Name', value: 'Asha' },
      { label: 'Statement', type: 'textarea', value: 'It smells of home.' },
      { label: 'Photo', value: 'asha.png', type: 'file' },
    ],
    add: 'Add Testimonial',
    update: 'Update Testimonial',
    hasCancel: false,
    empty: 'No testimonials yet.',
    blank: 'native',
    requires: ['Name', 'Statement'],
    shows: ['Asha', 'It smells of home.'],
  },
  {
    id: 'team',
    menu: 'Team',
    heading: 'Team Dashboard',
    fields: [
      { label: 'Name', value: 'Bina' },
      { label: 'Position', value: 'Director' },
      { label: 'Photo', value: 'bina.png', type: 'file' },
    ],
    add: 'Add Member',
    update: 'Update Member',
    hasCancel: false,
    empty: 'No team members yet.',
    blank: 'native',
    requires: ['Name', 'Position'],
    shows: ['Bina', 'Director'],
  },
  {
    id: 'recipe',
    menu: 'Recipe',
    heading: 'Recipe Dashboard',
    fields: [
      { ...same('Recipes Name'), value: 'Mo:Mo' },
      { ...same('Recipe Description'), type: 'textarea', value: 'Dumplings.' },
      { label: 'Photo', value: 'momo.png', type: 'file' },
    ],
    add: 'Add Recipes',
    update: 'update Recipe',
    hasCancel: false,
    empty: 'No recipes yet',
    blank: 'native',
    requires: ['Recipes Name', 'Recipe Description'],
    shows: ['Mo:Mo', 'Dumplings.'],
  },
  {
    id: 'media',
    menu: 'Media Coverages',
    heading: 'Media Coverages Dashboard',
    fields: [
      { label: 'Title', value: 'A visit to the mill' },
      { label: 'Category', placeholder: 'Category (e.g.., Article, Press Release', value: 'Article' },
      { label: 'Date', type: 'date', value: '2025-06-03' },
      { label: 'Description', type: 'textarea', value: 'How it is ground.' },
      { ...same('Read More Link (optional)'), type: 'url', value: 'https://paper.example/mill' },
    ],
    add: 'Add Coverage',
    update: 'Update Coverage',
    hasCancel: false,
    empty: 'No media coverages yet.',
    blank: 'native',
    requires: ['Title', 'Category', 'Description'],
    shows: ['A visit to the mill', 'Article', 'June 3, 2025', 'How it is ground.', 'Read More'],
  },
  {
    id: 'contact',
    menu: 'Contact',
    heading: 'Contact Dashboard',
    fields: [
      { label: 'Company Name', value: 'Himal Foods' },
      { label: 'Address', value: 'Balaju' },
      { ...same('Phone num'), type: 'tel', value: '+977 1 555 0199' },
      { label: 'Email', type: 'email', value: 'hello@himal.example' },
      { ...same('Website (Optional)'), type: 'url', value: 'https://himal.example/' },
    ],
    add: 'Add Contact',
    update: 'update Contact',
    hasCancel: false,
    empty: 'No Contacts Right Now.',
    blank: 'native',
    requires: ['Company Name', 'Address', 'Phone num', 'Email'],
    shows: ['Himal Foods', 'Balaju', '+977 1 555 0199', 'hello@himal.example', 'Visit Website'],
  },
];
