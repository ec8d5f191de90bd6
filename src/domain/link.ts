import { interpolate } from '~/config/messages/interpolate';
import type { Channel } from '~/config/site';
import { latinDigits } from './digits';

/** Makes a `mailto:` link (RFC 6068). Encodes characters that would add a recipient or a header. */
export function mailLink(address: string): string {
  return fillUrl('mailto:{to}', address);
}

/** Makes a link that opens a chat without a message. `{digits}` are those of a number in any notation. */
export function chatLink({ url, to = '' }: Pick<Channel, 'url' | 'to'>): string {
  return fillUrl(url.replaceAll(/[?&][\w-]+=\{(?:subject|text)\}/g, ''), to);
}

/** Inserts the recipient into the URL of a channel. */
export function fillUrl(url: string, to: string): string {
  return interpolate(url, {
    to: to.trim().split('@').map(encodeURIComponent).join('@'),
    digits: latinDigits(to).replace(/\D/g, ''),
  });
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
