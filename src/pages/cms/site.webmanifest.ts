import type { APIRoute } from 'astro';
import { dashboardName } from '~/cms/shell/section';
import { dashboardFolder } from '~/config/base';
import { languageOf, sourceLocale } from '~/config/locales';
import { respondWithManifest } from '~/lib/seo/manifest';

export const GET: APIRoute = () =>
  respondWithManifest({
    name: dashboardName,
    short_name: dashboardName,
    description: 'Orders, products and texts of the office, kept in this browser only.',
    lang: languageOf(sourceLocale).tag,
    start: dashboardFolder,
    scope: dashboardFolder,
    display: 'standalone',
  });
