const pause = 300;

/** The search in the address bar and its history: an entry for each choice, and one for a word being typed. */
export interface Address {
  /** Writes as an entry of its own, once the list is drawn: browsers take milliseconds over it. */
  choose: (search: URLSearchParams) => void;
  /** Writes when typing pauses; as long as it goes on, the entry stays one and the same. */
  type: (search: URLSearchParams) => void;
  /** Ends the typing of a word: what follows is an entry of its own. */
  settle: () => void;
}

/** @param onReturn is told the search when somebody goes back or forward to it */
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
