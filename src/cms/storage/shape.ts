/** Tells whether a value that comes from outside (storage, a backup file) is what it should be. */
export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';

/** JSON has no NaN or Infinity, but `1e999` reads as Infinity and would be written back as null. */
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

export function isListOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

/** An object with at least these fields; whatever else it holds is let be. */
export function isShape<Shape extends object>(
  checks: {
    readonly [Name in keyof Shape]-?: Check<Shape[Name]>;
  },
): Check<Shape> {
  return (value): value is Shape => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return (Object.keys(checks) as (keyof Shape)[]).every(
      (name) => Object.hasOwn(value, name) && checks[name]((value as Shape)[name]),
    );
  };
}
