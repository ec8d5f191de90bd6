import { isObject } from '~/domain/is-object';

/** Validates a value from storage, a backup file or another tab. */
export type TypeGuard<Value> = (value: unknown) => value is Value;

export const isText: TypeGuard<string> = (value) => typeof value === 'string';

/** Rejects Infinity: JSON parses `1e999` as Infinity, but serializes that as null. */
export const isNumber: TypeGuard<number> = (value): value is number => Number.isFinite(value);

export function isListOf<Value>(isItem: TypeGuard<Value>): TypeGuard<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(isItem);
}

/** Deeply nested JSON can be parsed, but serializing it overflows the stack. */
const maxDepth = 64;

/** Returns true if a value can be serialized and compared without a stack overflow. */
export function isShallow(value: unknown, levels = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** Creates a guard for objects with at least these fields. It ignores other fields. */
export function isShape<Shape extends object>(
  checks: {
    readonly [Name in keyof Shape]-?: TypeGuard<Shape[Name]>;
  },
): TypeGuard<Shape> {
  return (value): value is Shape => {
    if (!isObject(value)) return false;
    return (Object.keys(checks) as (keyof Shape)[]).every(
      (name) => Object.hasOwn(value, name) && checks[name]((value as Shape)[name]),
    );
  };
}

/** A shape with fields that may be missing. */
export function isShapeWith<Shape extends object, Extra extends object>(
  isBase: TypeGuard<Shape>,
  checks: { readonly [Name in keyof Extra]-?: TypeGuard<Extra[Name]> },
): TypeGuard<Shape & Partial<Extra>> {
  const names = Object.keys(checks) as (keyof Extra)[];
  return (value): value is Shape & Partial<Extra> =>
    isBase(value) &&
    names.every((name) => !Object.hasOwn(value, name) || checks[name]((value as Shape & Extra)[name]));
}
