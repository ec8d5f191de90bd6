import type { Locale } from '~/config/locales';
import { readRows } from './content/read';
import { ContentError } from './content/table';
import { writeDay } from './day';

/** Reads the blog's posts with formatted dates. `ids` selects and orders them. */
export async function readPosts(locale: Locale, ids?: readonly string[]) {
  const rows = (await readRows('posts', locale)).map((post) => ({
    ...post,
    day: writeDay(post.date, locale),
  }));
  if (!ids) return rows;
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (!found)
      throw new ContentError(
        `src/content/pages/${locale}.yaml`,
        `refers to the post '${id}', which is not in posts`,
      );
    return found;
  });
}

export type Post = Awaited<ReturnType<typeof readPosts>>[number];
