import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { cleanDigits } from '~/domain/digits';
import { groupDigits, writeNumerals } from '~/domain/numerals';
import { mostQuantity, packKey, writeListHash } from '~/domain/order/list';
import { itemsFromQuery, mostItems, queryFromItems } from '~/domain/order/query';
import { readSizes } from '~/domain/pack';
import { formatPrice, formatSum } from '~/domain/price';
import type { Handlers } from '~/islands/start-on-touch';

/** Milliseconds between changes of the URL, because Safari limits their number. */
const writeDelay = 300;

const readQuantity = ({ value }: HTMLInputElement) => Math.floor(Number(cleanDigits(value))) || 0;

interface Line {
  pack: HTMLElement;
  price: number;
  quantity: number;
  /** The linked order may contain it already. If it is no longer chosen, the link removes it there. */
  isOrdered: boolean;
}

/** Returns the name in orders of a pack or of its carton: the product's name from its row, and the size. */
const nameOf = (part: HTMLElement) =>
  `${part.closest<HTMLElement>('[data-item]')?.dataset.item} ${part.dataset.pack ?? part.dataset.packOf}`;

function toItem({ pack, price, quantity }: Line) {
  const size = pack.dataset.pack ?? '';
  const number = pack.closest<HTMLElement>('[data-number]')?.dataset.number ?? '';
  const [grams] = size === formatPrice(price) ? [] : readSizes(size);
  return { pack: packKey({ number, price, ...(grams !== undefined && { grams }) }), quantity };
}

/** Reads the order sheet from the URL and stores it only there, in the order page's format. */
export function start(): Handlers {
  const bar = document.querySelector<HTMLElement>('[data-sheet]');
  const sum = bar?.querySelector('output');
  const link = bar?.querySelector('a');
  if (!bar || !sum || !link) throw new Error('the bar of the order sheet lacks a part');
  const locale = readLocale();
  const lines = new Map<string, Line>();
  const soldOut = new Map(
    Array.from(document.querySelectorAll<HTMLElement>('[data-sold-out]'), ({ dataset }) => [
      dataset.item ?? '',
      dataset.soldOut ?? '',
    ]),
  );
  /** Items of the URL that are sold out. The link removes them from the order. */
  const unavailable = new Map<string, string>();
  const keep = document.querySelector<HTMLAnchorElement>('[data-keep]');
  /** The button of a product's page. It orders the packs once some are chosen. */
  const own = document.querySelector<HTMLAnchorElement>('[data-own]');
  const ownText = own?.textContent ?? '';
  const ownUrl = own?.href ?? '';
  let timer = 0;

  for (const pack of document.querySelectorAll<HTMLElement>('[data-pack]')) {
    const price = Number(pack.dataset.price);
    lines.set(nameOf(pack), { pack, price, quantity: 0, isOrdered: false });
  }

  const list = (isListed: (line: Line) => boolean) =>
    [...lines].flatMap(([name, line]) => (isListed(line) ? [{ name, ...line }] : []));
  const listChosen = () => list(({ quantity }) => quantity > 0);

  const show = ({ pack, quantity }: Line) => {
    if (quantity > 0) pack.dataset.quantity = writeNumerals(quantity, locale);
    else delete pack.dataset.quantity;
    const input = pack.querySelector('input');
    if (input) input.value = pack.dataset.quantity ?? input.defaultValue;
    // A stepper that closes hides its parts.
    const { activeElement } = document;
    const isHidden = activeElement && getComputedStyle(activeElement).visibility === 'hidden';
    if (isHidden && pack.contains(activeElement)) pack.querySelector<HTMLElement>('[data-step="1"]')?.focus();
  };

  const writeUrl = () => {
    clearTimeout(timer);
    history.replaceState(history.state, '', location.pathname + link.search + location.hash);
  };

  const describeUnavailable = () => {
    const names = [...new Set(unavailable.values())].join(', ');
    return names && interpolate(bar.dataset.leftOut ?? '', { names });
  };

  const showTotal = () => {
    const chosen = listChosen();
    const count = chosen.reduce((total, { quantity }) => total + quantity, 0);
    const phrase = (count === 1 ? bar.dataset.one : bar.dataset.chosen) ?? '';
    const price = chosen.reduce((total, line) => total + line.quantity * line.price, 0);
    const total = count > 0 ? interpolate(phrase, { count, sum: formatSum(price, locale) }) : '';
    sum.textContent = [total, describeUnavailable()].filter(Boolean).join(' · ');
    link.hidden = count === 0;
    const removed = list(({ quantity, isOrdered }) => isOrdered && quantity === 0);
    const removedUnavailable = Array.from(unavailable.keys(), (name) => ({ name, quantity: 0 }));
    link.search = queryFromItems([...chosen, ...removed, ...removedUnavailable]);
    if (keep) {
      keep.hash = writeListHash(chosen.map(toItem));
      keep.hidden = link.hidden;
    }
    if (own) {
      own.textContent = link.hidden ? ownText : `${link.textContent} · ${formatSum(price, locale)}`;
      own.href = link.hidden ? ownUrl : link.href;
    }
  };

  const refuse = () => {
    sum.textContent = interpolate(bar.dataset.most ?? '', { most: groupDigits(mostQuantity, locale) });
  };

  const setQuantity = (line: Line, quantity: number) => {
    if (line.quantity === 0 && quantity > 0 && listChosen().length >= mostItems) {
      sum.textContent = interpolate(bar.dataset.full ?? '', { most: mostItems });
    } else if (quantity > mostQuantity) {
      refuse();
    } else {
      line.quantity = Math.max(quantity, 0);
      showTotal();
      clearTimeout(timer);
      timer = window.setTimeout(writeUrl, writeDelay);
    }
    show(line);
  };

  // Writes at once, because the page unloads before the writeDelay ends. Also keeps the choice after a jump to a
  // category and back.
  const leave = () => {
    for (const line of lines.values()) line.isOrdered ||= line.quantity > 0;
    writeUrl();
  };
  for (const one of [link, own]) one?.addEventListener('click', leave);
  keep?.addEventListener('click', writeUrl);
  addEventListener('popstate', writeUrl);

  let isRefused = false;
  for (const { name, quantity } of itemsFromQuery(location.search)) {
    const line = lines.get(name);
    if (!line) {
      const row = [...soldOut].find(([item]) => name === item || name.startsWith(`${item} `));
      if (row) unavailable.set(name, row[1]);
      continue;
    }
    const all = line.quantity + Number(quantity ?? 1);
    if (all > mostQuantity) isRefused = true;
    else line.quantity = all;
    line.isOrdered = true;
    show(line);
  }
  showTotal();
  if (isRefused) refuse();
  // Numbers from before this script.
  for (const line of lines.values()) {
    const input = line.pack.querySelector('input');
    if (input && line.quantity === 0 && input.value !== input.defaultValue)
      setQuantity(line, readQuantity(input));
  }

  // One button is enough.
  const watch = new IntersectionObserver((entries) =>
    bar.toggleAttribute('data-away', entries.at(-1)?.isIntersecting === true),
  );
  if (own) watch.observe(own);

  const answer = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const pack = target.closest<HTMLElement>('[data-pack], [data-pack-of]');
    const line = pack && lines.get(nameOf(pack));
    // A translator puts its own element into the button.
    const step = Number(target.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0);
    // A step below zero must not replace a number that is being typed.
    if (line && type === 'click' && step && line.quantity + step >= 0) {
      const isFirst = link.hidden;
      setQuantity(line, line.quantity + step);
      // The bar comes with the first pack and may cover it.
      if (isFirst) line.pack.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    if (!line || !(target instanceof HTMLInputElement)) return;
    if (type === 'change') setQuantity(line, readQuantity(target));
    // Enter moves the focus to the order link, because Tab would visit all other packs first.
    if (event instanceof KeyboardEvent && event.key === 'Enter')
      (bar.hasAttribute('data-away') ? own : link)?.focus();
  };
  return { click: answer, change: answer, keyup: answer };
}
