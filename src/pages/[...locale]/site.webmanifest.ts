import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { base } from '~/config/base';
import { languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { localePaths, readPage } from '~/lib/page';
import { respondWithManifest } from '~/lib/seo/manifest';

export const getStaticPaths = localePaths;

/** Starts at the language's home page and has the whole site as its scope. */
export const GET: APIRoute<InferGetStaticPropsType<typeof localePaths>> = async ({ props: { locale } }) => {
  const { description } = await readPage('home', locale);
  const { fullName, name } = messagesOf(locale).business;
  return respondWithManifest({
    name: fullName,
    short_name: name,
    description,
    lang: languageOf(locale).tag,
    start: pathOf('home', locale),
    scope: base,
    display: 'minimal-ui',
  });
};
