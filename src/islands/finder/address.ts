const pause = 300;

/** The search in the address bar and its history: an entry for each choice, and one for a word being typed. */
export interface Address {
  /** Writes at once, as an entry of its own. */
  choose: (search: URLSearchParams) => void;
  /** Writes when typing pauses; as long as it goes on, the entry stays one and the same. */
  type: (search: URLSearchParams) => void;
  /** Ends the typing of a word: what follows is an entry of its own. */
  settle: () => void;
}

/** @param onReturn is told the search when somebody goes back or forward to it */
export function openAddress(onReturn: (search: URLSearchParams) => void): Address {
  let isTyping = false;
  let timer = 0;
  let typed: URLSearchParams | undefined;

  const write = (search: URLSearchParams) => {
    forget();
    const query = search.size > 0 ? `?${search}` : '';
    if (query === location.search) return;
    if (isTyping) history.replaceState(null, '', location.pathname + query);
    else history.pushState(null, '', location.pathname + query);
  };
  const forget = () => {
    clearTimeout(timer);
    typed = undefined;
  };
  const flush = () => {
    if (!typed) return;
    write(typed);
    isTyping = true;
  };
  const settle = () => {
    flush();
    isTyping = false;
  };

  addEventListener('popstate', () => {
    forget();
    isTyping = false;
    onReturn(new URLSearchParams(location.search));
  });
  return {
    choose: (search) => {
      settle();
      write(search);
    },
    type: (search) => {
      forget();
      typed = search;
      timer = window.setTimeout(flush, pause);
    },
    settle,
  };
}
