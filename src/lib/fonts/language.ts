/** An OpenType table. Its offsets count from its own start. */
export type Table = Buffer;

export function findTable(font: Buffer, name: string): Table | undefined {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === name)
      return font.subarray(font.readUInt32BE(record + 8));
  }
  return undefined;
}

/** Lists the records (tag and offset) of a list that starts at byte `at`. */
const listRecords = (table: Table, at: number) =>
  Array.from({ length: table.readUInt16BE(at) }, (_, index) => {
    const record = at + 2 + 6 * index;
    return { tag: table.toString('latin1', record, record + 4), offsetAt: record + 4 };
  });

/**
 * Makes a TrueType font shape one language like the default of its script. Shapers apply only the rules of a
 * page's language, and a font may list too few. Eczar's rules for Nepali (`NEP `) omit reph, क्ष and ज्ञ.
 */
export function dropLanguage(font: Buffer, language: string): Buffer {
  const changed = Buffer.from(font);
  for (const name of ['GSUB', 'GPOS']) {
    const table = findTable(changed, name);
    const scripts = table?.subarray(table.readUInt16BE(4));
    for (const { offsetAt } of scripts ? listRecords(scripts, 0) : []) {
      const script = scripts?.subarray(scripts.readUInt16BE(offsetAt)) as Table;
      const defaultOffset = script.readUInt16BE(0);
      for (const { tag, offsetAt: at } of listRecords(script, 2))
        if (tag === language) script.writeUInt16BE(defaultOffset, at);
    }
  }
  return changed;
}
