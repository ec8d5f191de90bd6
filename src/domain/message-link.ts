import type { Channel } from '~/config/site';
import { splitLetters } from './letters';
import { fillUrl } from './link';

const longestSubject = 300;

/** A channel for the islands, with its recipient. Its icon is a path. */
export type SendChannel = Channel & { to: string };

export type Recipient = Pick<Channel, 'url' | 'to' | 'limit'>;

interface Message {
  text: string;
  subject?: string;
}

/**
 * Makes a link to a channel with a text. A `mailto:` link follows RFC 6068: CRLF line breaks, spaces as `%20`.
 * Cuts a text that exceeds `limit` between two graphemes and appends '…'.
 * @param limit length of the whole link in characters, at least 500
 */
export function messageLink(
  { url, to = '', limit: usual }: Recipient,
  { text, subject = '' }: Message,
  limit = usual,
): string {
  const lineEnd = url.startsWith('mailto:') ? '\r\n' : '\n';
  const [head = '', tail = ''] = fillUrl(url, to)
    .replace('{subject}', () => encodeWithin(subject, longestSubject))
    .split('{text}');
  return head + encodeWithin(text.replace(/\r\n?|\n/g, lineEnd), limit - head.length - tail.length) + tail;
}

function encodeWithin(text: string, limit: number): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  const whole = encodeURIComponent(wellFormed);
  if (whole.length <= limit) return whole;

  const ellipsis = encodeURIComponent('…');
  let cut = '';
  for (const letter of splitLetters(wellFormed)) {
    const longer = cut + encodeURIComponent(letter);
    if (longer.length + ellipsis.length > limit) break;
    cut = longer;
  }
  return cut + ellipsis;
}
