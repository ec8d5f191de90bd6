/** Tells whether a value that comes from outside (storage, a backup file) is what it should be. */
export type TypeGuard<Value> = (value: unknown) => value is Value;

export const isText: TypeGuard<string> = (value) => typeof value === 'string';

/** JSON has no NaN or Infinity, but `1e999` reads as Infinity and would be written back as null. */
export const isNumber: TypeGuard<number> = (value): value is number => Number.isFinite(value);

export function isListOf<Value>(check: TypeGuard<Value>): TypeGuard<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

/** How deep a value may be nested: one of many thousand levels can be read but not written again. */
const deepest = 64;

/** Whether a value can be written as JSON and compared without end of the browser's stack. */
export function isShallow(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** An object with at least these fields; whatever else it holds is let be. */
export function isShape<Shape extends object>(
  checks: {
    readonly [Name in keyof Shape]-?: TypeGuard<Shape[Name]>;
  },
): TypeGuard<Shape> {
  return (value): value is Shape => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return (Object.keys(checks) as (keyof Shape)[]).every(
      (name) => Object.hasOwn(value, name) && checks[name]((value as Shape)[name]),
    );
  };
}
