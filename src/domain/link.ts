import { latinDigits } from './digits';

/** Makes a `mailto:` link (RFC 6068). Encodes characters that would add a recipient or a header. */
export function mailLink(address: string): string {
  return `mailto:${address.trim().split('@').map(encodeURIComponent).join('@')}`;
}

/** Makes a link to a WhatsApp chat from an international number in any notation. */
export function chatLink(number: string): string {
  return `https://wa.me/${latinDigits(number).replace(/\D/g, '')}`;
}

/**
 * Makes a `tel:` link (RFC 3966) from the first number in a text: `'01-555 0100 ext 12'` →
 * `'tel:015550100;ext=12'`. Returns undefined without a number.
 */
export function phoneLink(phone: string): string | undefined {
  const [, digits = '', extension] =
    latinDigits(phone).match(/([+(\d][-\s.()\d]*)(?:[,;]?\s*(?:extn?\.?|extension|x|#)[\s:.=]*(\d+))?/i) ??
    [];
  const number = digits.replace(/[^+\d]/g, '');
  if (!/\d/.test(number)) return undefined;
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`;
}
