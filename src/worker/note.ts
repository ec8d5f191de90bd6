import type { Edition } from './scope';

/** A kept page with a note at the start of its content that says so, and from when the copy is. */
export async function addNote(page: Response, { note, tag }: Edition): Promise<Response> {
  const time = Date.parse(page.headers.get('date') ?? '');
  // Every server that has a clock sends the date.
  if (Number.isNaN(time)) return page;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(time);
  const html = await page.text();
  const headers = new Headers(page.headers);
  // They describe the bytes that once came from the network.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const element = `<p class="kept">${note.replace('{date}', date)}</p>`;
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + element),
    { headers },
  );
}
