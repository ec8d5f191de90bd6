import { chatLink, mailLink } from './link';

/** The longest mail link that every mail program takes, with room to spare below 2,000 characters. */
export const mailLinkLimit = 1900;
export const whatsappLinkLimit = 4000;

const longestSubject = 300;

/**
 * A link that opens a mail with everything filled in (RFC 6068): line breaks become CRLF, spaces `%20`.
 * A body that would make the link longer than `limit` is cut between two characters as people see them,
 * and ends in '…'.
 * @param limit of the whole link in characters; at least 500
 */
export function mailtoLink(to: string, subject: string, body: string, limit = mailLinkLimit): string {
  const head = `${mailLink(to)}?subject=${encodeWithin(subject, longestSubject)}&body=`;
  return head + encodeWithin(body.replace(/\r\n?|\n/g, '\r\n'), limit - head.length);
}

/**
 * A link that opens a WhatsApp chat with the text ready to be sent; too long a text is cut as in a mail.
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
