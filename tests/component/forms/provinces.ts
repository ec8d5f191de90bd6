import type { Province } from '~/domain/locations';

/** Two provinces that share a district, as some of the table do. */
export const provinces: Province[] = [
  {
    name: 'Koshi Province',
    districts: [
      { name: 'Ilam', cities: ['Ilam', 'Suryodaya', 'Deumai'] },
      { name: 'Morang', cities: ['Biratnagar', 'Belbari', 'Urlabari'] },
    ],
  },
  {
    name: 'Madhesh Province',
    districts: [
      { name: 'Morang', cities: ['Biratnagar', 'Belbari', 'Rangeli'] },
      { name: 'Parsa', cities: ['Birgunj', 'Pokhariya', 'Bahudarmai'] },
    ],
  },
];
