import { interpolate } from '~/config/messages/interpolate';
import { cleanDigits } from '~/domain/digits';
import { readCriteria } from '~/domain/search/criteria';
import type { FinderFile } from '~/domain/search/filter';
import { applyCriteria } from '~/domain/search/filter';
import { buildIndex, search as rank } from '~/domain/search/match';
import { fillControls, type Handlers, listControls, readControls } from '~/islands/start-on-touch';
import { readList } from './list';
import { readOutcome, readView } from './outcome';
import { syncSearchUrl } from './search-url';

/** Returns true if focusing a field opens an on-screen keyboard. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Filters and sorts the cards by the finder's fields, and keeps the URL in sync. */
export function start(finder: HTMLElement, { records, labels }: FinderFile): Handlers {
  const root = document.querySelector<HTMLElement>('[data-cards]');
  if (!root) throw new Error('the finder has no cards');
  const { found = '', language = '' } = finder.dataset;
  const formatFound = (count: number, total: number) => interpolate(found, { count, total });

  const { cards, arrange } = readList(root, formatFound);
  const byId = new Map(records.map((record) => [record.id, record]));
  const products = cards.flatMap(({ id, name, otherName }) => {
    const record = byId.get(id);
    return record ? [{ ...record, name, nepali: otherName }] : [];
  });
  const index = buildIndex(products, labels);
  const show = readOutcome(finder, products.length, formatFound);
  const controls = listControls('[data-finder]');
  const field = finder.querySelector('input');
  const sort = finder.querySelector<HTMLSelectElement>('[name=sort]');

  const apply = () => {
    const search = readControls(controls);
    const criteria = readCriteria(search);
    const ids = applyCriteria(products, index, criteria, language);
    const isGrouped = criteria.sort === undefined || criteria.sort === 'catalogue';
    arrange(ids, isGrouped ? undefined : sort?.selectedOptions[0]?.text);
    const shown = new Set(ids);
    for (const { id, mark } of cards) mark(shown.has(id) ? criteria.query : '');
    const category = ids.length > 0 ? '' : rank(index, criteria.query)[0];
    show({ count: ids.length, query: criteria.query, category, search });
  };

  /** Choices whose history entries are not written yet. A slow phone takes several in a frame. */
  let choices: URLSearchParams[] = [];
  const url = syncSearchUrl((search) => {
    choices = [];
    fillControls(controls, search);
    apply();
  });

  const writeChoices = () => {
    for (const search of choices) url.writeChoice(search);
    choices = [];
  };

  let frame = 0;
  /** Updates the list one frame after the input, so that the browser paints the input first. */
  const answer = (input: 'typed' | 'chosen') => {
    const search = readControls(controls);
    if (input === 'chosen') choices.push(search);
    else {
      writeChoices();
      url.writeTyped(search);
    }
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      setTimeout(() => {
        apply();
        writeChoices();
      }),
    );
  };
  const answerInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return answer('chosen');
    const amount = cleanDigits(target.value);
    if (target.inputMode === 'decimal' && amount !== target.value) target.value = amount;
    answer('typed');
  };

  apply();
  return {
    input: answerInput,
    change: url.endTyping,
    submit() {
      url.endTyping();
      if (isTouch()) field?.blur();
    },
    click({ target }) {
      if (!(target instanceof Element) || !target.closest('[data-clear]')) return;
      fillControls(controls, readView(readControls(controls)));
      answer('chosen');
      if (!isTouch()) field?.focus();
    },
  };
}
