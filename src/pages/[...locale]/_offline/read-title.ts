const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the page's own part of its title. Trusted Types forbid parsing the HTML, so a pattern reads it. */
export const readTitle = (html: string) =>
  (/<title>([^<]*)/.exec(html)?.[1] ?? '')
    .replace(/ · [^·]*$/, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) =>
      name
        ? (signs[name] ?? entity)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    );
