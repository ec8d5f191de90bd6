import { getCollection } from 'astro:content';
import type { Province } from '~/domain/locations';

/** The location table, in the order of its file (spec §9.6). */
export async function readProvinces(): Promise<Province[]> {
  const rows = await getCollection('locations');
  return rows
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data }) => ({ name: data.name, districts: data.districts }));
}
