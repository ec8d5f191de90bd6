import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { languageOf, locales } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import { site, unitPrice, uploadUrl } from '~/config/site';
import { isDay } from '~/domain/date';
import { phoneLink } from '~/domain/link';
import { hoursPattern } from '~/domain/opening-hours';
import { joinPaths } from '~/lib/business/channels';
import type { Fault } from '~/lib/content/fault';
import { describeIssue, valueIn } from '~/lib/content/issue';
import { drawIcon } from '~/lib/pictures/icon';

/** A text with a rule that is kept if it holds and does not throw. The reason follows the text. */
const text = (isRight: (value: string) => unknown, reason: string) =>
  z.string().refine(
    (value) => {
      try {
        return isRight(value);
      } catch {
        return false;
      }
    },
    { error: ({ input }) => `'${input}' ${reason}` },
  );

const isUrl = (value: string) => /^https?:\/\/[^/]+\.[^/]/.test(new URL(value).href);
const url = text(isUrl, 'is not written as https://spice.example');
const frame = text(
  (value) => isUrl(value) && value.startsWith('https:'),
  'is no URL of a frame: write only what is in its src, which begins with https://',
);
const phoneReason = "does not begin with + and the code of the country, such as '+977 1 555 0100'";
const day = text(isDay, "is no day, such as '2025-09-09'");
/** A key of the texts of `hours`, which the dictionaries of all languages have if English has it. */
const named = (list: 'holidays' | 'payments') =>
  text(
    (key) => Object.hasOwn(en.hours[list], key),
    `is not in 'hours.${list}' of src/config/messages/en.json`,
  );
const above0 = z.number().refine((value) => value > 0, 'must be above 0');

const channel = z
  .object({
    kind: z.string(),
    label: z.string().optional(),
    to: z.string().default(''),
    url: z
      .string()
      .regex(/\{text\}/, 'needs {text}')
      .regex(/\{(to|digits)\}/, 'needs {to} or {digits}'),
    icon: text(joinPaths, 'is no icon of https://tabler.io/icons that has only paths'),
    limit: z.number().min(500),
  })
  .refine(({ kind, label }) => kind === 'email' || label, { path: ['label'], error: 'is missing' })
  .refine(({ kind, to }) => kind === 'email' || to, { path: ['to'], error: 'is missing, a number or name' })
  .refine(({ url, to }) => !to || !url.includes('{digits}') || /^\+[\d\s().-]{7,25}$/.test(to), {
    path: ['to'],
    error: phoneReason,
  });

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const siteShape = z.object({
  url,
  address: z.object({
    countryCode: text(
      // `Intl` reads a former code, such as UK, as the present one.
      (code) => new Intl.Locale(`und-${code}`).region === code && /^..$/.test(code) && countries.of(code),
      'is no code of a country: write the two capital letters of ISO 3166, such as NP',
    ),
  }),
  emails: z.record(z.string(), z.email({ error: ({ input }) => `'${input}' is no email address` })),
  phones: z.record(
    z.string(),
    text((phone) => /^tel:\+\d{7,15}\b/.test(phoneLink(phone) ?? ''), phoneReason).refine(
      (phone) => !phone.startsWith('+') || /^\+\d{1,3}\D/.test(phone),
      "needs a space behind the code of the country, such as '+977 1 555 0100'",
    ),
  ),
  hours: z.array(text((hours) => hoursPattern.test(hours), "is not written as 'Su-Fr 07:00-19:00'")),
  holidays: z.array(
    z
      .object({ name: named('holidays'), from: day, to: day })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before the first day' }),
  ),
  payments: z.array(z.object({ kind: named('payments') })),
  social: z.array(z.object({ url, icon: text(drawIcon, 'is no icon of https://tabler.io/icons') })),
  map: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    embed: frame,
    link: url,
  }),
  credit: z.object({ url }),
  marketplaces: z.array(z.object({ url })),
  currency: text(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'is no code of a currency: write the three capital letters of ISO 4217, such as EUR',
  ),
  pricesFrom: day,
  uploadUrl: text(
    (value) => value === '' || (isUrl(value) && /\/inbox\/?$/.test(value)),
    "is no page that uploads to the folder inbox, such as 'https://github.com/spice/site/upload/main/inbox'",
  ),
  unitPrice: z.object({ grams: above0, step: above0 }),
  channels: z
    .array(channel)
    .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'name a kind twice'),
});

const money = z.object({
  format: z.string().regex(/\{amount(:deva)?\}/, 'needs {amount}'),
  digits: text((tag) => Intl.getCanonicalLocales(tag), 'is no language tag, such as en-IN'),
});
const localesShape = z.record(z.string(), z.object({ money }));

const quotedOrComment = /(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Finds the line of a setting: its names one after the other, then its value, outside of comments. */
function findLine(code: string, places: readonly string[]): number {
  const bare = code.replace(quotedOrComment, (part, quote) => (quote ? part : part.replace(/[^\n]/g, '')));
  const start = Math.max(0, bare.search(/^export const (?:site|languages)\b/m));
  const end = places.reduce((from, place) => Math.max(from, bare.indexOf(place, from)), start);
  return bare.slice(0, end).split('\n').length;
}

/** Finds settings that cannot work. */
export function checkSettings(root: string): Fault[] {
  const languages = Object.fromEntries(locales.map((locale) => [locale, languageOf(locale)]));
  const settings: [file: string, shape: z.ZodType, value: object][] = [
    ['src/config/site.ts', siteShape, { ...site, unitPrice, uploadUrl }],
    ['src/config/locales.ts', localesShape, languages],
  ];
  return settings.flatMap(([file, shape, value]) =>
    (shape.safeParse(value).error?.issues ?? []).map((issue) => {
      const [path, reason] = describeIssue(issue, value);
      const names = path.map((part, index) => {
        const { kind, name = kind } = Object(valueIn(value, path.slice(0, index + 1)));
        return String(typeof part === 'number' ? (name ?? part + 1) : part);
      });
      const line = findLine(readFileSync(join(root, file), 'utf8'), [...names, String(valueIn(value, path))]);
      return { file, line, field: names.join('.'), reason };
    }),
  );
}
