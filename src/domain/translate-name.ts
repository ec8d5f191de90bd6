/**
 * Returns a name in another language, or the name itself if it has no translation there. Typed text such as
 * `'constructor'` finds no inherited property.
 * @param names by the English names, which orders store
 */
export function translateName(names: Readonly<Record<string, string>> | undefined, name: string): string {
  return (names && Object.hasOwn(names, name) && names[name]) || name;
}
