import { latinDigits } from '../digits';
import { readTokens } from './line-grammar';
import type { OrderChoices } from './order';
import { type ListLine, type ReadLine, readLines } from './read-list';

/** Heads of columns, in English and Nepali, without what is in brackets. The first that fits wins. */
const heads = {
  ignored:
    /^(?:s\.? ?no?\.?|sr\.? ?no?\.?|sl\.? ?no?\.?|#|(?:क्र|सि)\.?(?: ?(?:सं|नं)\.?)?|.*(?:amount|total|discount|mrp|hsn|barcode|gst|vat|stock|balance|category|heat|vegetarian|keeps for|sold out|packs in a carton|before the discount|per 100 g|रकम|जम्मा).*|डब्बा|वर्ग)$/iu,
  price: /^(?:.*\b)?(?:rate|price)\b.*$|^(?:मोल|दर)$/iu,
  quantity:
    /^(?:order |no\.? of |required |req\.? )?(?:quantity|quantities|qty|qnty|order(?:ed)?|packs|packets|pkts?|pcs|pieces|nos|cartons?|ctns?|dozens?|dz|req(?:uired)?|demand|need(?:ed)?|परिमाण|संख्या|थान|कति|कार्टुन|दर्जन|प्याकेट संख्या)(?: in (?:cartons?|ctns?|dozens?|packs|pcs))?$/iu,
  unit: /^(?:unit|units|uom|u\/?m|इकाई|एकाइ)$/iu,
  size: /^(?:pack |net )?(?:size|pack|packing|packaging|weight|grams?|साइज|तौल|प्याकेट)$/iu,
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
const unitHead = /(?:carton|ctn|dozen|dz|कार्टुन|दर्जन)/iu;
const nothing = /^(?:[-–—.0]+|nil|none|no|n\/?a|x|छैन)$/iu;
const grouped = /^\d{1,3}(?:[ ,'’]\d{2,3})*[ ,'’]\d{3}(?:\.0+)?$/;

function readColumn(cell: string, own: OwnHeads): Column {
  const head = cell.trim();
  const ownRole = (['number', 'name', 'quantity'] as const).find((role) => own[role] === head);
  const text = head.replace(/\s*[([].*$/, '');
  const weights = readTokens(latinDigits(head));
  const isWeight = weights.length === 1 && weights[0]?.role === 'weight' && /^\p{Nd}/u.test(head);
  const isPrice = /[([]\s*(?:rs|npr|रु|रू|\p{Sc})/iu.test(head);
  const known = (Object.keys(heads) as (keyof typeof heads)[]).find((role) => heads[role].test(text));
  const role = ownRole ?? (isPrice ? 'ignored' : isWeight ? 'weight' : known);
  return { role, head, isOwn: ownRole === 'number' };
}

/** Finds the row of heads: those of an item, and of quantities or weights. Returns -1 without one. */
export function findHeads(rows: readonly (readonly string[])[], own: OwnHeads): number {
  return rows.slice(0, mostTitles).findIndex((row) => {
    const roles = row.map((cell) => readColumn(cell, own).role);
    const isItem = roles.includes('name') || roles.includes('number');
    return isItem && (roles.includes('quantity') || roles.includes('weight'));
  });
}

/**
 * Reads the items of a table by the heads of its columns, in any order. A row without a quantity is not ordered.
 * Sentences above and below the table are lines of a list.
 */
export function readTable(
  rows: readonly (readonly string[])[],
  choices: Pick<OrderChoices, 'offeredItems' | 'unavailable'>,
  own: OwnHeads,
): ReadLine[] {
  const at = findHeads(rows, own);
  const columns = (rows[at] ?? []).map((cell, place): Column => {
    const column = readColumn(cell, own);
    const cells = rows.slice(at + 1).map((row) => Number(latinDigits(row[place]?.trim() || '0')));
    const isRunning = cells.every((number, line) => number === 0 || number === line + (cells[0] ?? 0));
    return column.role || !isRunning ? column : { ...column, role: 'ignored' };
  });
  let carried = '';
  const lines = rows.flatMap((row, place): ListLine[] => {
    const cells = row.map((cell) => latinDigits(cell.trim()));
    const filled = cells.filter(Boolean);
    const isShort = row.length < columns.length && filled.length < 3 && columns.length > 2;
    const isSentence =
      isShort || (filled.length === 1 && /\d/.test(filled.join()) && /\p{L}/u.test(filled.join()));
    if (place === at) return [];
    if (place < at || isSentence) return filled.length > 0 ? readSentence(row) : [];
    const cellsOf = (role: Role) => cells.filter((cell, column) => cell && columns[column]?.role === role);
    const names = cellsOf('name')
      .filter((cell) => /\p{L}/u.test(cell))
      .map((cell) => cell.replaceAll(',', ' '));
    const isCarried = names.length === 0 && cellsOf('number').length === 0 && filled.length > 1;
    carried = filled.length === 0 ? '' : (names[0] ?? carried);
    return readRow(cells, columns, isCarried ? [carried] : names);
  });
  return readLines(lines, choices);
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
  const [size = ''] = cellsOf('size').map(({ cell }) => cell);
  const [number] = [...cellsOf('number'), ...cellsOf('name').filter(({ cell }) => isDigits(cell))];
  const isWeighed = readTokens(`1 ${unit}`)[0]?.role === 'weight';
  const sizeText = isDigits(size) ? `${size} ${isWeighed ? unit : 'g'}` : size;
  const unitText = isWeighed && isDigits(size) ? '' : unit;
  // The numbers of a customer's own list are no numbers of ours unless the names agree.
  const item = [name, number && `${number.isOwn ? '№' : 'code'} ${number.cell}`].filter(Boolean).join(' ');
  const price = cellsOf('price').map(({ cell }) => `@ ${cell.replace(/^\D+/, '')}`);
  const isOwnList = columns.some(({ isOwn }) => isOwn);
  // A remark may cancel its row, and a number without a role asks.
  const rest = filled.flatMap(({ role, cell }) => {
    const isSaid = readTokens(cell).some(({ role }) => role === 'refused' || role === 'asked');
    const isUsed = role === 'remark' || role === undefined;
    return isUsed && (isSaid || (role === undefined && !isOwnList && isDigits(cell))) ? cell : [];
  });
  const write = (sizes: string, quantities: readonly string[]): ListLine[] => {
    const amounts = quantities.map((quantity) => (isDigits(quantity) ? `× ${quantity}` : quantity));
    const details = [...others.filter((other) => /\d/.test(other)), sizes];
    return [
      {
        source: [name || number?.cell, ...details, ...quantities, ...rest].filter(Boolean).join(', '),
        text: [item, ...details, ...amounts, ...price, ...rest].filter(Boolean).join(', '),
        isRow: true,
      },
    ];
  };
  const quantities = cellsOf('quantity').flatMap(({ cell, head }) =>
    readQuantity(cell, unitOf(head) || unitText),
  );
  const weighed = cellsOf('weight').flatMap(({ cell, head }) => {
    const quantity = readQuantity(cell, unitText);
    return quantity.length > 0 ? write(head, quantity) : [];
  });
  return [...(quantities.length > 0 ? write(sizeText, quantities) : []), ...weighed];
}

const isDigits = (text: string) => /^\d+$/.test(text);
const unitOf = (head: string) => unitHead.exec(head)?.[0] ?? '';

/** Reads a cell of a quantity: none, a number as the list writes it, or what else it says. */
function readQuantity(cell: string, unit: string): string[] {
  if (nothing.test(cell)) return [];
  const plain = grouped.test(cell) ? cell.replace(/\.0+$|\D/g, '') : cell.replace(/^(\d+)\.0{1,2}$/, '$1');
  return [isDigits(plain) && unit ? `${plain} ${unit}` : plain];
}
