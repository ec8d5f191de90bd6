import { languageOf, locales } from '~/config/locales';
import { storedName } from '~/config/stored-name';

/** Marks in this tab that a language was offered. The chosen language is not stored. */
const key = storedName('language-offered');

/**
 * Tells whether no language was offered in this tab yet. Without storage returns false, because an offer on
 * every page would be a nuisance.
 */
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
 * Shows an offer in the offered language over the end of the page, so that nothing moves. Its styles are
 * here, because most visitors never see it.
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
  const offerLink = document.createElement('a');
  offerLink.textContent = offer.text;
  offerLink.href = link.href;
  offerLink.addEventListener('click', (event) => {
    event.preventDefault();
    link.click();
  });
  const closer = document.createElement('button');
  closer.type = 'button';
  closer.textContent = '×';
  closer.setAttribute('aria-label', offer.close);
  Object.assign(closer.style, { minInlineSize: '1.5rem' });
  closer.addEventListener('click', () => line.remove());
  line.append(offerLink, closer);
  document.body.append(line);
}

const [wanted] = navigator.language.split('-');
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const link = links.find(({ hreflang }) => hreflang === wanted);
if (link) offerLanguage(link);
