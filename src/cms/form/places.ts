import { citiesOf, districtsOf } from '~/domain/locations';
import type { Typed } from '../record/form-values';
import { type FormValue, textOf } from '../record/values';
import type { FormField } from '../sections';
import { $provinces } from '../site-data';

/** Each is chosen from the list of the one before. */
const places = ['province', 'district', 'city'];

/** Lists the names for a place. A stored name that is in no list stays. */
export function offerPlaces(field: FormField, typed: Typed): FormField {
  if (field.kind !== 'place') return field;
  const table = $provinces.get();
  const [province, district, stored] = ['province', 'district', field.name].map((name) =>
    textOf(typed[name]),
  );
  const listed =
    field.name === 'city'
      ? citiesOf(table, province ?? '', district ?? '')
      : (field.name === 'district' ? districtsOf(table, province ?? '') : table).map(({ name }) => name);
  const names = new Set(stored ? [...listed, stored] : listed);
  return { ...field, options: [...names].map((name) => [name, name]) };
}

/** Returns a form with another value of a field. A new place removes those within it. */
export function withValueOf({ name, kind }: FormField, value: FormValue, typed: Typed): Typed {
  const inner = kind === 'place' ? places.slice(places.indexOf(name) + 1) : [];
  return { ...typed, ...Object.fromEntries(inner.map((place) => [place, ''])), [name]: value };
}
