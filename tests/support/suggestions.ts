import { hashedFolder } from '~/config/base';
import type { SuggestionsFile } from '~/domain/search/suggestion';
import { pick } from './content';
import { readBuilt, readSite } from './site';

/** Finds the address of a language's built suggestions. */
export const findSuggestions = (locale: string): string =>
  pick([...readSite().files], (path) => path.startsWith(`${hashedFolder}suggestions-${locale}.`));

export const readSuggestions = (locale: string) =>
  JSON.parse(readBuilt(findSuggestions(locale))) as SuggestionsFile;
