import { interpolate, type Messages } from '~/config/messages';

/** Formats minutes as hours and minutes: `585` becomes '9 h 45 min'. */
export function writeDuration(minutes: number, words: Pick<Messages['recipe'], 'hours' | 'minutes'>): string {
  const parts = [
    { phrase: words.hours, count: Math.floor(minutes / 60) },
    { phrase: words.minutes, count: minutes % 60 },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ phrase, count }) => interpolate(phrase, { count }))
    .join(' ');
}
