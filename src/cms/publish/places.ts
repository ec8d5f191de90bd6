import type { ContentField } from '~/domain/content/field';
import { type AnyRecord, type Value, withValue } from '~/domain/content/record';
import { citiesOf, districtsOf } from '~/domain/locations';
import { $provinces, textOf } from './sections';

/** Each is chosen from the list of the one before. */
const places = ['province', 'district', 'city'];

/** Returns the place within which a field's place is chosen, or ''. */
export const placeAround = (record: AnyRecord, name: string): string =>
  textOf(record[places[places.indexOf(name) - 1] ?? '']);

/** Lists the names for a place. A stored name that is in no list stays. */
export function offerPlaces(field: ContentField, record: AnyRecord): ContentField {
  if (field.kind !== 'place') return field;
  const table = $provinces.get();
  const stored = textOf(record[field.name]);
  const around = placeAround(record, field.name);
  const listed =
    field.name === 'city'
      ? citiesOf(table, textOf(record.province), around)
      : (field.name === 'district' ? districtsOf(table, around) : table).map(({ name }) => name);
  const names = new Set(stored ? [...listed, stored] : listed);
  return { ...field, options: [...names].map((name) => [name, name]) };
}

/** Returns a record with another value of a field. A new place removes those within it. */
export function withField(
  record: AnyRecord,
  { name, kind }: ContentField,
  value: Value | undefined,
): AnyRecord {
  const inner = kind === 'place' ? places.slice(places.indexOf(name) + 1) : [];
  return inner.reduce(
    (changed, place) => withValue(changed, place, undefined),
    withValue(record, name, value),
  );
}
