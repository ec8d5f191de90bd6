/** The names alone, as the dashboard needs nothing else. */
export const brand = {
  name: 'Basna',
  native: { text: 'बास्ना', lang: 'ne' },
  fullName: 'Basna Spices',
} as const;

/** Everything a business changes to make this site its own, in one typed place. */
export const site = {
  /** Address of the host, used if neither PUBLIC_SITE_URL nor the host's own build names one. */
  url: 'https://basna.example',
  brand,
  founded: { ad: 2001, bs: 2057 },
  /** Year in the footer's copyright line. */
  copyrightYear: 2025,
  founder: 'Ramesh Shrestha',
  address: {
    street: 'Balaju Industrial District',
    city: 'Kathmandu',
    country: 'Nepal',
    countryCode: 'NP',
  },
  emails: { main: 'namaste@basna.example', sales: 'sales@basna.example' },
  /** E.164 digits are derived; write them as people read them. */
  phones: { main: '+977 1 555 0100', sales: '+977 1 555 0101' },
  /** WhatsApp number in international format. */
  whatsapp: '97715550100',
  /** Generic home pages, as the specification asks. */
  social: [
    { name: 'Dribbble', icon: 'brand-dribbble', url: 'https://dribbble.com/' },
    { name: 'Facebook', icon: 'brand-facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'brand-instagram', url: 'https://www.instagram.com/' },
    { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/' },
    { name: 'X', icon: 'brand-x', url: 'https://x.com/' },
  ],
  /** Position of the works, and the frame that shows it on the contact page. */
  map: {
    latitude: 27.7295,
    longitude: 85.3,
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=85.29%2C27.722%2C85.31%2C27.737&layer=mapnik&marker=27.7295%2C85.3',
    link: 'https://www.openstreetmap.org/?mlat=27.7295&mlon=85.3#map=16/27.7295/85.3',
  },
  credit: { name: 'Himal Web Studio', url: 'https://himalweb.example/' },
  currency: 'NPR',
  /** Online markets that sell our products. 'Buy Online' leads to the first; without any it leads to 'Where to buy'. */
  marketplaces: [] as readonly { name: string; address: string }[],
} as const;

export type Site = typeof site;

/**
 * The facts of packs (ingredients, allergens, origin, shelf life, heat) in the content are samples, and pages and files say
 * so. Set it to `false` once they are those of your packs.
 */
export const sampleFacts: boolean = true;

/**
 * Whether visited pages and the catalogue stay readable without a connection. Switched off, the next build
 * clears up in the browsers that have kept something.
 */
export const offline = true;
