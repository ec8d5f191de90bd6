import { chatLink, mailLink } from './link';

/** Every mail program accepts links below 2,000 characters. */
export const mailLinkLimit = 1900;
export const whatsappLinkLimit = 4000;

const longestSubject = 300;

/**
 * Makes a `mailto:` link with subject and body (RFC 6068): CRLF line breaks, spaces as `%20`. Cuts a body
 * that exceeds `limit` between two graphemes and appends '…'.
 * @param limit length of the whole link in characters, at least 500
 */
export function mailtoLink(to: string, subject: string, body: string, limit = mailLinkLimit): string {
  const head = `${mailLink(to)}?subject=${encodeWithin(subject, longestSubject)}&body=`;
  return head + encodeWithin(body.replace(/\r\n?|\n/g, '\r\n'), limit - head.length);
}

/**
 * Makes a link to a WhatsApp chat with a text. Cuts a long text as `mailtoLink` does.
 * @param number in international format
 */
export function whatsappLink(number: string, text: string, limit = whatsappLinkLimit): string {
  const head = `${chatLink(number)}?text=`;
  return head + encodeWithin(text.replace(/\r\n?/g, '\n'), limit - head.length);
}

function encodeWithin(text: string, limit: number): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  const whole = encodeURIComponent(wellFormed);
  if (whole.length <= limit) return whole;

  const ellipsis = encodeURIComponent('…');
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(wellFormed)) {
    const longer = cut + encodeURIComponent(segment);
    if (longer.length + ellipsis.length > limit) break;
    cut = longer;
  }
  return cut + ellipsis;
}
