import { writeBikramDay } from '~/domain/bikram-sambat';
import { localDay } from '~/domain/date';
import { $years } from '../site-data';

/** Formats a time in milliseconds: `'Kartik 12, 14:05:30'`. Outside the known years the day is a Gregorian one. */
export function formatVersionTime(time: number): string {
  const date = new Date(time);
  const years = $years.get();
  const [day] = (years && writeBikramDay(localDay(date), years, 'Latn')?.split(', ')) ?? [
    date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
  ];
  return `${day}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`;
}
