import { latinDigits } from '../digits';
import type { OfferedItem } from './order';

/**
 * Finds the packs of a product by its whole name in any language, another word for it, or its number. A name that
 * several products share finds the packs of all.
 */
export function packsOf(text: string, offered: readonly OfferedItem[]): OfferedItem[] {
  const typed = foldLetters(text);
  if (!typed) return [];
  return offered.filter(({ product, number, titles, words = [] }) => {
    const names = [product, number, ...titles, ...words].map(foldLetters);
    // `namesInOrders` adds the number to a shared name.
    return names.includes(typed) || names[0]?.startsWith(`${typed} (№ `);
  });
}

const foldLetters = (text: string) => latinDigits(text.trim().toLowerCase());
