import type { APIRoute } from 'astro';
import { contentSchema } from '~/lib/content-file/form';

export const GET: APIRoute = () => Response.json(contentSchema());
