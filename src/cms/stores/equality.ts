import { hasSameContent } from '../picture/content';
import { isText } from '../storage/shape';

/** The texts of a record. Equal records have the same. */
export function textsOf(record: object): string {
  return Object.values(record).filter(isText).sort().join('\n');
}

/** Whether two records hold the same, whatever the order of their fields. */
export function isEqual(a: object, b: object): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Blob && b instanceof Blob) return hasSameContent(a, b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b) || a instanceof Blob || b instanceof Blob) return false;
  return isEqual(a, b);
}
