import { z } from 'astro/zod';

/** Stands in for `astro:content`, so that the tables can be checked without a build. */

/** Ids of collections that others refer to, by their names. */
export const known = new Map<string, ReadonlySet<string>>();

export const defineCollection = <Collection>(collection: Collection): Collection => collection;

export const reference = (name: string) =>
  z.string().refine((id) => known.get(name)?.has(id) ?? true, {
    error: ({ input }) => `refers to '${input}', which is not in ${name}`,
  });
