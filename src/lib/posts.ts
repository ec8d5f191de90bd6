import { type Locale, localeTags } from '~/config/locales';
import { formatDay } from '~/domain/date';
import { readRows } from './content/read';
import { ContentError } from './content/table';

/** The blog's posts with their dates in words; with `ids`, only those, in that order. */
export async function readPosts(locale: Locale, ids?: readonly string[]) {
  const rows = (await readRows('posts', locale)).map((post) => ({
    ...post,
    day: formatDay(post.date, localeTags[locale]),
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
