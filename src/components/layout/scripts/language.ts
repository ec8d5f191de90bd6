/** Keeps the query and the hash in links to other languages. */
export {};

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
  link.onpointerdown = link.onclick = () => {
    link.search = location.search;
    link.hash = location.hash;
  };
