import { site } from '../../site.ts';

/** What the business is called and where it stands, as the settings have it. */
export const business = {
  name: site.brand.name,
  fullName: site.brand.fullName,
  founder: site.founder,
  street: site.address.street,
  city: site.address.city,
  country: site.address.country,
  credit: site.credit.name,
} as const;
