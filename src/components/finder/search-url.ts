const pause = 300;

/** Writes the search to the URL and the history: an entry for each choice, and one for each typed word. */
export interface SearchUrl {
  /** Adds a history entry after the list is rendered, because that is slow. */
  writeChoice: (search: URLSearchParams) => void;
  /** Waits until typing pauses. More typing changes the same history entry. */
  writeTyped: (search: URLSearchParams) => void;
  /** Ends the typing of a word, so that further input gets a new entry. */
  endTyping: () => void;
}

/** @param onReturn called with the search after back or forward navigation */
export function syncSearchUrl(onReturn: (search: URLSearchParams) => void): SearchUrl {
  let timer = 0;
  let waiting: { search: URLSearchParams; isTyped: boolean } | undefined;
  let isTyping = false;

  const forget = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const write = () => {
    if (!waiting) return;
    const { search, isTyped } = waiting;
    forget();
    const query = search.size > 0 ? `?${search}` : '';
    const url = location.pathname + query;
    if (query === location.search) return;
    if (isTyped && isTyping) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    isTyping = isTyped;
  };
  const writeLater = (search: URLSearchParams, isTyped: boolean) => {
    // On a slow phone the next choice comes before the last one is written.
    if (isTyped && waiting?.isTyped) forget();
    else write();
    waiting = { search, isTyped };
    timer = window.setTimeout(write, isTyped ? pause : 0);
  };

  addEventListener('popstate', () => {
    forget();
    isTyping = false;
    onReturn(new URLSearchParams(location.search));
  });
  return {
    writeChoice: (search) => writeLater(search, false),
    writeTyped: (search) => writeLater(search, true),
    endTyping: () => {
      if (waiting?.isTyped) write();
      isTyping = false;
    },
  };
}
