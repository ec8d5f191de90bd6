import type { en } from './en/index.ts';

export { dictionaryFaults, fillSettings, findMissing, messagesOf, writeChannels } from './dictionaries.ts';
export { interpolate } from './interpolate.ts';

/** Texts of the site itself, without its content. English defines the type. */
export type Messages = Widen<typeof en>;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
