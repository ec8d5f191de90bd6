import type { en } from './en/index.ts';

export { findMissing, messagesOf } from './dictionaries.ts';
export { interpolate } from './interpolate.ts';

/** What the site itself says, as opposed to what its content says. English sets the shape. */
export type Messages = Widen<typeof en>;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
