/**
 * Returns the translation of a name, or the name itself. Typed text such as `'constructor'` must not match
 * inherited properties.
 * @param names by the English names that orders store
 */
export function translateName(names: Readonly<Record<string, string>> | undefined, name: string): string {
  return (names && Object.hasOwn(names, name) && names[name]) || name;
}
