const pause = 300;

/** Keeps the search in the URL and the history: an entry per choice, and one for a word being typed. */
export interface Address {
  /** Adds a history entry after the list is rendered, because that is slow. */
  choose: (search: URLSearchParams) => void;
  /** Writes when typing pauses. Typing on changes the same entry. */
  type: (search: URLSearchParams) => void;
  /** Ends the typing of a word, so that further input gets a new entry. */
  settle: () => void;
}

/** @param onReturn called with the search after back or forward navigation */
export function openAddress(onReturn: (search: URLSearchParams) => void): Address {
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
    const address = location.pathname + query;
    if (query === location.search) return;
    if (isTyped && isTyping) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    isTyping = isTyped;
  };
  const writeLater = (search: URLSearchParams, isTyped: boolean) => {
    if (waiting?.isTyped === isTyped) forget();
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
    choose: (search) => writeLater(search, false),
    type: (search) => writeLater(search, true),
    settle: () => {
      if (waiting?.isTyped) write();
      isTyping = false;
    },
  };
}
