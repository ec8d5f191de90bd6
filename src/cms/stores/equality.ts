import { isText } from '../storage/shape';

/** Returns a grouping key. Equal records have equal keys. */
export function contentKeyOf(record: object): string {
  return Object.values(record).filter(isText).sort().join('\n');
}

/** Compares the fields of two records. Their order does not matter. */
export function isEqual(a: object, b: object): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqualValue(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

export function isEqualValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isEqualValue(value, b[index]));
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return false;
  return isEqual(a, b);
}
