import { latinDigits } from './digits';

/** A link that opens a mail to one address (RFC 6068): no character of it adds a reader or a header. */
export function mailLink(address: string): string {
  return `mailto:${address.trim().split('@').map(encodeURIComponent).join('@')}`;
}

/** A link that opens a WhatsApp chat with a number in international format, however it is written. */
export function chatLink(number: string): string {
  return `https://wa.me/${latinDigits(number).replace(/\D/g, '')}`;
}

/**
 * A link that dials the first number in a text (RFC 3966): `'01-555 0100 ext 12'` →
 * `'tel:015550100;ext=12'`. Undefined where the text has no number.
 */
export function phoneLink(phone: string): string | undefined {
  const [, digits = '', extension] =
    latinDigits(phone).match(/([+(\d][-\s.()\d]*)(?:[,;]?\s*(?:extn?\.?|extension|x|#)[\s:.=]*(\d+))?/i) ??
    [];
  const number = digits.replace(/[^+\d]/g, '');
  if (!/\d/.test(number)) return undefined;
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`;
}
