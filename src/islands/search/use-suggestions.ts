import { useCallback, useMemo, useRef, useState } from 'react';
import { makeSuggest, type Suggest } from '~/domain/search/suggest';
import type { SuggestionsFile } from '~/domain/search/suggestion';

interface Loaded extends Pick<SuggestionsFile, 'texts' | 'ask' | 'otherLang'> {
  suggest: Suggest;
}

/** Fetches the suggestions once. After a failure the next call retries. */
export function useSuggestions(address: string | undefined, query: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (!address || isLoading.current) return;
    isLoading.current = true;
    try {
      const response = await fetch(address);
      const file: SuggestionsFile = await response.json();
      setLoaded({ ...file, suggest: makeSuggest(file) });
    } catch {
      // The form searches without suggestions.
      isLoading.current = false;
    }
  }, [address]);

  const found = useMemo(() => loaded?.suggest(query), [loaded, query]);
  return { loaded, found, load };
}
