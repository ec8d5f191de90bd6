import { site } from '~/config/site';

/** What texts of the content may name in braces: `{brand}`, `{founder}`. */
export const facts: Readonly<Record<string, string | number>> = {
  brand: site.brand.name,
  fullName: site.brand.fullName,
  founder: site.founder,
  street: site.address.street,
  city: site.address.city,
  country: site.address.country,
  email: site.emails.main,
  phone: site.phones.main,
  ...site.founded,
};
