import { latinDigits } from '../digits';
import { readTokens } from './line-grammar';
import type { OrderChoices } from './order';
import { type ListLine, type ReadLine, readLines } from './read-list';

/** Heads of columns, in English and Nepali, without what is in brackets. The first that fits wins. */
const heads = {
  quantity:
    /^(?:order |(?:no\.?|number) of |required |req\.? |total |new |this )?(?:quantity|quantities|qty|qnty|order(?:ed)?|packs|packets|pkts?|pcs|pieces|nos|cartons?|ctns?|dozens?|dz|req(?:uired)?|demand|need(?:ed)?|how many|परिमाण|संख्या|थान|कति|कार्टुन|दर्जन|प्याकेट संख्या)(?: ordered| in (?:cartons?|ctns?|dozens?|packs|pcs|kgs?))?$/iu,
  ignored:
    /^(?:s\.? ?no?\.?|sr\.? ?no?\.?|sl\.? ?no?\.?|#|(?:क्र|सि)\.?(?: ?(?:सं|नं)\.?)?|.*(?:amount|total|discount|mrp|hsn|barcode|gst|vat|stock|balance|category|heat|vegetarian|\bdate|phone|mobile|batch|expiry|keeps for|sold out|packs (?:in a|per) carton|before the discount|per 100 g|रकम|जम्मा).*|डब्बा|वर्ग)$/iu,
  price: /^(?:.*\b)?(?:rate|price)\b.*$|^(?:मोल|दर)$/iu,
  unit: /^(?:unit|units|uom|u\/?m|इकाई|एकाइ)$/iu,
  size: /^(?:pack |packet |pkt |net |unit )?(?:size|pack|packing|packaging|weight|grams?|variant|साइज|तौल|प्याकेट)(?: in k?gs?)?$/iu,
  number: /^(?:№|number|no\.?|(?:item|product) ?(?:no\.?|number|#|code)|code|sku|नं\.?|नम्बर)$/iu,
  name: /^(?:items?|name|product|spices?|particulars?|description|goods|material|(?:item|product|spice|nepali|english) (?:name|description)|मसला|सामान|सामानको नाम|विवरण|नाम|नेपाली नाम|अङ्ग्रेजी नाम)$/iu,
  remark: /^(?:remarks?|notes?|comments?|status|कैफियत)$/iu,
} as const;

type Role = keyof typeof heads | 'weight';

/** Heads of the price list's own columns in the language of the page. */
export type OwnHeads = Readonly<Record<'number' | 'name' | 'quantity', string>>;

interface Column {
  role: Role | undefined;
  /** The head, such as the weight or a unit in it. */
  head: string;
  isOwn: boolean;
}

/** A table with a title above it has its heads within these rows. */
const mostTitles = 10;
/** A smaller size is in kilos. */
const leastGrams = 5;
const unitHead = /carton|ctn|dozen|dz|\bkg|कार्टुन|दर्जन/iu;
const nothing = /^(?:[-–—.0]+|nil|none|no|n\/?a|छैन)$/iu;
const grouped = /^\d{1,3}(?:[ ,'’]\d{2,3})*[ ,'’]\d{3}(?:\.0+)?$/;

function readColumn(cell: string, own: OwnHeads): Column {
  const head = cell.trim();
  const ownRole = (['number', 'name', 'quantity'] as const).find((role) => own[role] === head);
  const text = head.replace(/\s*[([].*$/, '');
  const tokens = readTokens(latinDigits(head));
  const isWeight =
    tokens.filter(({ role }) => role === 'weight').length === 1 &&
    tokens.every(({ role }) => role === 'weight' || role === 'remark');
  const isPrice = /[([]\s*(?:rs|npr|रु|रू|\p{Sc})/iu.test(head);
  const known = (Object.keys(heads) as (keyof typeof heads)[]).find((role) => heads[role].test(text));
  const role = ownRole ?? (isPrice ? 'ignored' : (known ?? (isWeight ? 'weight' : undefined)));
  return { role, head, isOwn: ownRole === 'number' };
}

const hasRole = (columns: readonly Column[], ...roles: Role[]) =>
  columns.some(({ role }) => role && roles.includes(role));

/** Returns true for heads of an item, and of quantities, weights or prices. */
function isHeads(row: readonly string[], own: OwnHeads): boolean {
  if (row.some((cell) => isFigure(latinDigits(cell)))) return false;
  const columns = row.map((cell) => readColumn(cell, own));
  return hasRole(columns, 'name', 'number') && hasRole(columns, 'quantity', 'weight', 'price');
}

/** Finds the row of heads. Returns -1 without one. */
export const findHeads = (rows: readonly (readonly string[])[], own: OwnHeads): number =>
  rows.slice(0, mostTitles).findIndex((row) => isHeads(row, own));

/**
 * Reads the items of a table by the heads of its columns, in any order. A row without a quantity is not ordered.
 * Sentences above and below the table are lines of a list. Another table may stand below or beside it.
 */
export function readTable(
  rows: readonly (readonly string[])[],
  choices: Pick<OrderChoices, 'offeredItems' | 'unavailable'>,
  own: OwnHeads,
): ReadLine[] {
  const starts = rows.flatMap((row, at) => (isHeads(row, own) ? at : []));
  const tables = starts.map((_, at) => rows.slice(at > 0 ? starts[at] : 0, starts[at + 1]));
  return readLines(
    tables.flatMap((table) => readRows(table, own)),
    choices,
  );
}

function readRows(rows: readonly (readonly string[])[], own: OwnHeads): ListLine[] {
  const at = rows.findIndex((row) => isHeads(row, own));
  const written = rows[at] ?? [];
  const left = written.findIndex((cell) => cell.trim());
  const beside = written.indexOf(written[left] ?? '', left + 1);
  if (beside > 0 && isHeads(written.slice(beside), own))
    return [
      ...readRows(
        rows.map((row) => row.slice(0, beside)),
        own,
      ),
      ...readRows(
        rows.map((row) => row.slice(beside)),
        own,
      ),
    ];
  // Sizes or units below a head of several columns.
  const below = (rows[at + 1] ?? []).map((cell) => cell.trim());
  const isHeadBelow =
    below.some((cell, column) => cell && !written[column]?.trim()) &&
    below.every(
      (cell) => !cell || /^(?:weight|count)$/.test(readTokens(`1 ${latinDigits(cell)}`).at(-1)?.role ?? ''),
    );
  let head = '';
  const full = written.map((cell, column) => {
    head = cell.trim() || head;
    return isHeadBelow ? `${head} ${below[column] ?? ''}`.trim() : cell;
  });
  const first = isHeadBelow ? at + 2 : at + 1;
  const columns = full.map((cell, place): Column => {
    const column = readColumn(cell, own);
    const cells = rows.slice(first).map((row) => Number(latinDigits(row[place]?.trim() || '0')));
    const isRunning =
      (cells.length > 1 || (cells[0] ?? 0) < 2) &&
      cells.every((number, line) => number === 0 || number === line + (cells[0] ?? 0));
    return column.role || !isRunning ? column : { ...column, role: 'ignored' };
  });
  const isSum = ({ role, head }: Column) => role === 'quantity' && /^total/i.test(head);
  if (hasRole(columns, 'weight')) for (const column of columns) if (isSum(column)) column.role = 'ignored';
  let carried = '';
  return rows.flatMap((row, place): ListLine[] => {
    const cells = row.map((cell) => latinDigits(cell.trim()));
    const filled = cells.filter(Boolean);
    const isShort = row.length < columns.length && filled.length < 3 && columns.length > 2;
    const isSentence =
      isShort || (filled.length === 1 && /\d/.test(filled.join()) && /\p{L}/u.test(filled.join()));
    if (place >= at && place < first) return [];
    if (place < at || isSentence) return filled.length > 0 ? readSentence(row) : [];
    const cellsOf = (role: Role) => cells.filter((cell, column) => cell && columns[column]?.role === role);
    const names = cellsOf('name')
      .filter((cell) => /\p{L}/u.test(cell))
      .map((cell) => cell.replaceAll(',', ' '));
    const isSumOf = readTokens(filled[0] ?? '')[0]?.role === 'sum';
    const isCarried = names.length === 0 && cellsOf('number').length === 0 && filled.length > 1 && !isSumOf;
    carried = filled.length === 0 ? '' : (names[0] ?? carried);
    return readRow(cells, columns, isCarried ? [carried] : names);
  });
}

const readSentence = (row: readonly string[]): ListLine[] => {
  const text = row
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ');
  return [{ source: text, text }];
};

/** Writes a row as lines of a list, one for each size that is ordered. */
function readRow(
  cells: readonly string[],
  columns: readonly Column[],
  [name = '', ...others]: readonly string[],
): ListLine[] {
  const filled = columns.flatMap(({ role, ...column }, at) =>
    cells[at] ? { ...column, role, cell: cells[at] } : [],
  );
  const cellsOf = (role: Role) => filled.filter((one) => one.role === role);
  const [unit = ''] = cellsOf('unit').map(({ cell }) => cell);
  const isSize = (cell: string) => readTokens(cell).every(({ role }) => role === 'weight');
  const [{ cell: size, head: sizeHead } = { cell: '', head: '' }] = [
    ...cellsOf('size'),
    ...filled.filter(({ role, cell }) => role === undefined && isSize(cell)),
  ];
  const [number] = [...cellsOf('number'), ...cellsOf('name').filter(({ cell }) => isDigits(cell))];
  const isWeighed = readTokens(`1 ${unit}`)[0]?.role === 'weight';
  const isNumber = /^\d*\.?\d+$/.test(size);
  const isKilo = /kg|kilo|किलो/iu.test(sizeHead) || Number(size) < leastGrams;
  const sizeText = isNumber ? `${size} ${isWeighed ? unit : isKilo ? 'kg' : 'g'}` : size;
  const unitText = isWeighed && isNumber ? '' : unit;
  // The numbers of a customer's own list are no numbers of ours unless the names agree.
  const item = [name, number && `${number.isOwn ? '№' : 'code'} ${number.cell}`].filter(Boolean).join(' ');
  const price = cellsOf('price').map(({ cell }) => `@ ${cell.replace(/^\D+/, '')}`);
  const isOwnList = columns.some(({ isOwn }) => isOwn);
  // A remark may cancel its row, and a number without a role asks.
  const rest = filled.flatMap(({ role, cell }) => {
    const isSaid = readTokens(cell).some(({ role }) => role === 'refused' || role === 'asked');
    const isUsed = role === 'remark' || role === undefined;
    return isUsed && (isSaid || (role === undefined && !isOwnList && isFigure(cell))) ? cell : [];
  });
  const write = (sizes: string, quantities: readonly string[]): ListLine[] => {
    const amounts = quantities.map((quantity) => (isDigits(quantity) ? `× ${quantity}` : quantity));
    const details = [...others.filter((other) => /\d/.test(other)), sizes].filter(Boolean);
    const doubted = rest.map((cell) => (quantities.length > 0 ? cell : `−${cell}`));
    const written = [name || (number?.cell ?? ''), ...details, ...quantities].filter(Boolean);
    // A word behind a comma would be a name, and a weight another item.
    const rolesOf = (texts: readonly string[]) => texts.flatMap(readTokens).map(({ role }) => role);
    const isJoined = rolesOf(written.slice(1)).includes('word') || rolesOf(quantities).includes('weight');
    const text = [item, ...details, ...amounts].filter(Boolean).join(' ');
    return [
      {
        source: [written.join(isJoined ? ' ' : ', '), ...(quantities.length > 0 ? [] : price), ...rest].join(
          ', ',
        ),
        text: [text, ...price, ...doubted].join(', '),
        isRow: true,
      },
    ];
  };
  const quantities = cellsOf('quantity').flatMap(({ cell, head }) =>
    readQuantity(cell, unitOf(head) || unitText),
  );
  const weighed = cellsOf('weight').flatMap(({ cell, head }) => {
    const quantity = readQuantity(cell, unitOf(head) || unitText);
    return quantity.length > 0 ? write(head, quantity) : [];
  });
  // A table without quantities, or a figure below no head.
  const isOpen =
    !columns.some(({ role }) => role === 'quantity' || role === 'weight') ||
    filled.some(({ role, head, cell }) => !role && !head && isFigure(cell));
  const isWritten = quantities.length > 0 || (weighed.length === 0 && isOpen && name !== '');
  return [...(isWritten ? write(sizeText, quantities) : []), ...weighed];
}

const isDigits = (text: string) => /^\d+$/.test(text);
const isFigure = (text: string) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);
const unitOf = (head: string) => unitHead.exec(head)?.[0] ?? '';

/** Reads a cell of a quantity: none, a number as the list writes it, or what else it says. */
function readQuantity(cell: string, unit: string): string[] {
  if (nothing.test(cell)) return [];
  // A negative number of a spreadsheet.
  const [, negative] = /^\(([\d.,]+)\)$/.exec(cell) ?? [];
  if (negative) return [`-${negative}`];
  const plain = grouped.test(cell) ? cell.replace(/\.0+$|\D/g, '') : cell.replace(/^(\d+)\.0{1,2}$/, '$1');
  return [isDigits(plain) && unit ? `${plain} ${unit}` : plain];
}
