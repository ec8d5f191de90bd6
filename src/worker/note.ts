import { interpolate } from '~/config/messages/interpolate';
import { writeToday } from '~/domain/date';
import type { OfflineLocale } from './scope';

/** Inserts a note with the date of the copy at the start of a cached page's content. */
export async function addNote(page: Response, { note, tag, years }: OfflineLocale): Promise<Response> {
  const time = Date.parse(page.headers.get('date') ?? '');
  // Every server with a clock sends `Date`.
  if (Number.isNaN(time)) return page;
  const write = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, format).format(time);
  const date = years
    ? `${writeToday(new Date(time), tag, years)}, ${write({ timeStyle: 'short' })}`
    : write({ dateStyle: 'long', timeStyle: 'short' });
  const html = await page.text();
  const headers = new Headers(page.headers);
  // They describe the compressed response.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const element = `<p class="kept">${interpolate(note, { date })}</p>`;
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + element),
    { headers },
  );
}
