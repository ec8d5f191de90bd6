/** One block of a `_headers` file: a path, in which `*` stands for anything, and what it gets. */
export interface HeaderRule {
  path: RegExp;
  headers: [name: string, value: string][];
}

/** Reads the `_headers` format of static hosts: a path per block, `Name: value` lines indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const pattern = line
        .trim()
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*');
      rules.push({ path: new RegExp(`^${pattern}$`), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0)
      rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** What the rules give a path; a later rule overrides an earlier one. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(rules.filter((rule) => rule.path.test(path)).flatMap((rule) => rule.headers));
}
