import { site } from '../../site.ts';

/** Name and address of the business, from the settings. */
export const business = {
  name: site.brand.name,
  fullName: site.brand.fullName,
  founder: site.founder,
  street: site.address.street,
  city: site.address.city,
  country: site.address.country,
  credit: site.credit.name,
} as const;
