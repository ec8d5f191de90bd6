import type { APIRoute, GetStaticPaths } from 'astro';
import { type Section, sections } from '~/lib/content-file/sections';
import { makeSiteList } from '~/lib/content-file/site-list';

export const getStaticPaths: GetStaticPaths = () =>
  sections.map((section) => ({ params: { section: section.name }, props: { section } }));

export const GET: APIRoute<{ section: Section }> = async ({ props: { section } }) =>
  Response.json(await makeSiteList(section));
