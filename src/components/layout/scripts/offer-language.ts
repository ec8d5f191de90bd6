import { languageOf, locales } from '~/config/locales';

/** Remembers for this tab that the language was offered; which one is read is not stored. */
const key = 'language-offered';

/** Whether it is the first time in this tab; without storage it is not, as a line on every page would be a nuisance. */
function isFirstTime(): boolean {
  try {
    const isFirst = !sessionStorage.getItem(key);
    sessionStorage.setItem(key, 'yes');
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * A line over the end of the page, in the language that it offers, so that nothing moves. It can be closed. Its styles
 * are here, as most visitors never see it.
 */
function offerLanguage(link: HTMLAnchorElement): void {
  const locale = locales.find((known) => known === link.hreflang);
  const offer = locale && languageOf(locale).offer;
  if (!offer || !isFirstTime()) return;
  const line = document.createElement('aside');
  line.lang = locale;
  Object.assign(line.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '4',
    display: 'flex',
    justifyContent: 'center',
    gap: '1rem',
    padding: '0.75rem 1rem',
    borderBlockStart: '1px solid var(--line)',
    background: 'var(--surface)',
  });
  const way = document.createElement('a');
  way.textContent = offer.text;
  way.href = link.href;
  way.addEventListener('click', (event) => {
    event.preventDefault();
    link.click();
  });
  const closer = document.createElement('button');
  closer.type = 'button';
  closer.textContent = '×';
  closer.setAttribute('aria-label', offer.close);
  Object.assign(closer.style, { minInlineSize: '1.5rem' });
  closer.addEventListener('click', () => line.remove());
  line.append(way, closer);
  document.body.append(line);
}

const [wanted] = navigator.language.split('-');
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const link = links.find(({ hreflang }) => hreflang === wanted);
if (link) offerLanguage(link);
