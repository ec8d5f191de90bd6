import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { faq } from '~/cms/editors/faq';
import { cards } from '~/cms/publish/preview/cards';
import { Preview } from '~/cms/publish/preview/Preview';
import { type Shown, showRecord } from '~/cms/publish/preview/show';
import { type Locale, languageOf, locales } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { writeCalendarDay } from '~/domain/calendar-day';
import { readBikramYears } from '~/lib/bikram-years';
import { writeDay } from '~/lib/day';

vi.mock('~/config/locales', async (load) => ({
  ...(await load<typeof import('~/config/locales')>()),
  locales: ['en', 'ne'],
  defaultLocale: 'en',
}));

vi.mock('~/cms/publish/preview/show', () => ({
  PreviewError: class extends Error {},
  showRecord: vi.fn(),
}));

// Else each frame is reported as one that cannot be loaded.
Object.assign(Reflect.get(window, 'happyDOM').settings, { enableIframePageLoading: true });

test('a record is shown in the first language, and in another one at a press', async () => {
  const first = Promise.withResolvers<Shown>();
  vi.mocked(showRecord)
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce({ card: document.createElement('article'), notShown: ['Sold out for now'] });
  const record = { q: 'How long does it keep?', a: 'A year.' };
  render(<Preview editor={faq} record={record} onClose={() => {}} />);
  const buttons = locales.map((locale) => screen.getByRole('button', { name: languageOf(locale).name }));
  const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  await userEvent.click(buttons[1] as HTMLElement);
  expect(pressed()).toEqual(['false', 'true']);
  const [one, two] = vi.mocked(showRecord).mock.calls;
  expect([one?.[3], two?.[3]]).toEqual(['en', 'ne']);
  expect(two?.[0], 'a frame of its own').not.toBe(one?.[0]);
  // What comes too late for the language that was left says nothing.
  first.reject(new Error('late'));
  await waitFor(() => expect(showRecord).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Not shown here: Sold out for now.')).toBeTruthy();
});

/** The cards with a day in them, as their pages build them. */
const builtCards = {
  testimonials: (date: string, locale: Locale) => `
    <svg class="avatar"></svg><div class="person"><b></b></div><p class="role"></p><blockquote></blockquote>
    <p class="date">${interpolate(messagesOf(locale).chrome.feedbackOn, { date, day: writeDay(date, locale) })}</p>`,
  media: (date: string, locale: Locale) => `
    <p class="meta">Article - <time class="date" datetime="${date}">${writeDay(date, locale)}</time></p>
    <h2></h2><p class="text"></p>`,
};

test.each(
  (['testimonials', 'media'] as const).flatMap((section) =>
    (['en', 'ne'] as const).map((locale) => ({ section, locale })),
  ),
)('another day of $section reads in $locale as the built page has it', ({ section, locale }) => {
  const cardOf = (day: string) => {
    const card = document.createElement('article');
    card.innerHTML = builtCards[section](day, locale);
    return card;
  };
  const dayOf = (card: Element) => card.querySelector('.date')?.textContent;
  // As the list of the site carries it.
  const years = JSON.parse(JSON.stringify(readBikramYears()));
  const old = '2025-08-17';
  for (const date of [old, '2025-06-23', '2026-04-13', '2026-04-14', '1940-01-01', '']) {
    const card = cardOf(old);
    cards[section].fill(card, {
      record: { date },
      texts: {},
      picture: '',
      products: new Map(),
      old: { date: old },
      built: [],
      locale,
      writeDay: (day) => writeCalendarDay(day, locale, years),
    });
    expect(dayOf(card)).toBe(dayOf(cardOf(date)));
  }
});
