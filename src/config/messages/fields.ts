import { product, productPage } from './en.json';

/** The office's word for an empty list of allergens. */
export const noAllergensWord = 'None';

/** Labels and hints of the fields that the dashboard edits for the site, by section. */
export const fields = {
  faq: { question: 'Question', answer: 'Answer' },
  products: {
    category: 'Category',
    name: 'Title',
    secondName: ['Nepali name', 'As on the pack, in Devanagari'],
    romanised: ['Search words', 'What people type instead of the name, separated by commas'],
    size: ['Sizes', 'In grams, such as 25 / 50 / 100g'],
    price: ['Prices', 'In the order of the sizes, such as 40 / 70 / 130'],
    discountPrice: ['Discount prices', 'One for each price; none may be above it'],
    rating: ['Rating', 'From 0 to 5, such as 4.5. If you leave it empty, the website invents one.'],
    image: 'Image',
    uses: 'Good for',
    ...product.fields,
    taste: ['Taste', 'In one line'],
    text: ['Description', 'What it is, and the mistake to avoid'],
    dose: [productPage.dose, 'Such as: half a teaspoon for four'],
    keep: productPage.keep,
    ingredients: [productPage.ingredients, 'In the order of their weight, separated by commas'],
    allergens: [
      productPage.allergens,
      `Separated by commas. Write ‘${noAllergensWord}’ only if the pack says so.`,
    ],
    origin: productPage.origin,
  },
  testimonials: {
    date: 'Date',
    gender: 'Drawing on the card: man or woman',
    name: 'Name',
    position: 'Position and city',
    text: 'Statement',
  },
  team: { portrait: 'Drawn portrait', name: 'Name', role: 'Position' },
  recipes: {
    image: 'Photo',
    spices: 'Spices it needs',
    heading: 'Recipes Name',
    description: 'Recipe Description',
  },
  media: {
    type: 'Type on the website',
    date: 'Date',
    link: 'Link',
    title: 'Title',
    description: 'Description',
  },
  shops: {
    kind: 'Type of shop',
    province: 'Province',
    district: 'District',
    city: 'City',
    phone: ['Phone', 'Such as +977 1 555 0110'],
    website: ['Website', 'A web address that begins with https:// or http://'],
    channels: 'Ways to buy',
    hours: ['Opening hours', 'First and last day, then the hours: Su-Fr 07:00-19:00'],
    carries: 'Sells only these (none ticked: all)',
    since: 'Sells our spices since (year AD)',
    sample: 'A sample, not a real shop',
    name: 'Shop Name',
    street: ['Address', 'Street, without the city'],
  },
} as const;
