import type { Locale } from '~/config/locales';
import { readRows } from './content/read';
import { writeDay } from './day';

/** Reads the blog's posts with formatted dates. `ids` selects and orders them. */
export async function readPosts(locale: Locale, ids?: readonly string[]) {
  const rows = (await readRows('posts', locale)).map((post) => ({
    ...post,
    day: writeDay(post.date, locale),
  }));
  return ids ? ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows;
}

export type Post = Awaited<ReturnType<typeof readPosts>>[number];
