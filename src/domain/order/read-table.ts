import { latinDigits } from '../digits';
import { readSizes } from '../pack';
import type { OfferedItem } from './order';
import { type ReadLine, readLines } from './read-list';

/** Heads of columns, in English and Nepali. The first that fits wins. */
const heads = {
  ignored:
    /^(?:s\.? ?n\.?|(?:sr?\.? ?)?no\.?|क्र\.?.*)$|rate|price|amount|total|[(]|मोल|दर|रकम|जम्मा|carton$/iu,
  quantity: /^(?:quantity|qty|qnty|order(?:ed)?$|packs|pcs|nos|परिमाण|संख्या|थान|कति)/iu,
  size: /^(?:size|pack|packing|weight|gram|साइज|तौल|प्याकेट)/iu,
  number: /^(?:№|number|code|item no\.?|sku|नं\.?|नम्बर)$/iu,
  name: /^(?:item|name|product|spice|particulars|description|nepali name|मसला|सामान|विवरण|नाम|अङ्ग्रेजी नाम)/iu,
};

type Role = keyof typeof heads | 'weight';

/** Heads of the price list's own columns in the language of the page. */
export type OwnHeads = Readonly<Record<'number' | 'name' | 'quantity', string>>;

/** A table with a title above it has its heads within these rows. */
const mostTitles = 10;

function roleOf(cell: string, own: OwnHeads): Role | undefined {
  const text = cell.trim();
  const ownRole = (['number', 'name', 'quantity'] as const).find((role) => own[role] === text);
  if (ownRole) return ownRole;
  if (isWeight(text)) return 'weight';
  return (Object.keys(heads) as (keyof typeof heads)[]).find((role) => heads[role].test(text));
}

function isWeight(text: string): boolean {
  try {
    return /^\p{Nd}/u.test(text) && readSizes(latinDigits(text)).length === 1;
  } catch {
    return false;
  }
}

/** Finds the row of heads: those of an item, and of quantities or weights. Returns -1 without one. */
export function findHeads(rows: readonly (readonly string[])[], own: OwnHeads): number {
  return rows.slice(0, mostTitles).findIndex((row) => {
    const roles = row.map((cell) => roleOf(cell, own));
    const isItem = roles.includes('name') || roles.includes('number');
    return isItem && (roles.includes('quantity') || roles.includes('weight'));
  });
}

/** Reads the items of a table by the heads of its columns, in any order. Rows without a quantity are not ordered. */
export function readTable(
  rows: readonly (readonly string[])[],
  offered: readonly OfferedItem[],
  own: OwnHeads,
): ReadLine[] {
  const at = findHeads(rows, own);
  const roles = (rows[at] ?? []).map((cell) => roleOf(cell, own));
  const lines = rows.slice(at + 1).flatMap((row) => {
    const cells = (role: Role) =>
      row.map((cell) => cell.trim()).filter((cell, column) => cell && roles[column] === role);
    const [number = ''] = cells('number');
    const [name = ''] = cells('name');
    const [size = ''] = cells('size');
    const item = `${isDigits(number) ? `№ ${number} ` : ''}${name}`;
    if (!item) return [];
    const weighed = roles.flatMap((role, column) => {
      const quantity = row[column]?.trim() ?? '';
      return role === 'weight' && isOrdered(quantity) ? { size: rows[at]?.[column] ?? '', quantity } : [];
    });
    const plain = cells('quantity')
      .filter(isOrdered)
      .map((quantity) => ({ size, quantity }));
    return [...plain, ...weighed].map(({ size, quantity }) => ({
      source: [name || number, size, quantity].filter(Boolean).join(', '),
      text: [item, isDigits(size) ? `${size} g` : size, isDigits(quantity) ? `× ${quantity}` : quantity]
        .filter(Boolean)
        .join(', '),
    }));
  });
  return readLines(lines, offered);
}

const isDigits = (text: string) => /^\p{Nd}+$/u.test(text);
const isOrdered = (quantity: string) => quantity !== '' && !/^[0०]+$/.test(quantity);
