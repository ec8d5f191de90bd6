import { useCallback, useMemo, useRef, useState } from 'react';
import { createSuggest, type Suggest } from '~/domain/search/suggest';
import type { SuggestionsFile } from '~/domain/search/suggestion';

interface Loaded extends Pick<SuggestionsFile, 'texts' | 'contactUrl' | 'otherLang'> {
  suggest: Suggest;
}

const downloads = new Map<string, Promise<SuggestionsFile>>();

/** Downloads a file, or takes part in its download. */
function download(path: string): Promise<SuggestionsFile> {
  const begun = downloads.get(path);
  if (begun) return begun;
  const file = fetch(path).then((response): Promise<SuggestionsFile> => response.json());
  downloads.set(path, file);
  file.catch(() => downloads.delete(path));
  return file;
}

// The focus in a field loaded this script. Its file need not wait for React.
const early = globalThis.document?.activeElement?.getAttribute('data-suggestions');
if (early) void download(early);

/** Fetches the suggestions once. After a failure the next call retries. */
export function useSuggestions(path: string | undefined, query: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (!path || isLoading.current) return;
    isLoading.current = true;
    try {
      const file = await download(path);
      setLoaded({ ...file, suggest: createSuggest(file) });
    } catch {
      // The form searches without suggestions.
      isLoading.current = false;
    }
  }, [path]);

  const found = useMemo(() => loaded?.suggest(query), [loaded, query]);
  return { loaded, found, load };
}
