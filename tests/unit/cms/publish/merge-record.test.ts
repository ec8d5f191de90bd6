import { describe, expect, test } from 'vitest';
import { fromSite, toSiteRecord } from '~/cms/publish/convert';
import { mergeRecord } from '~/cms/publish/merge-record';
import type { OfficeRecord } from '~/cms/record/stored';
import type { AnyRecord } from '~/domain/content/record';
import { type Section, sections } from '~/lib/content-file/sections';

const section = sections.find(({ name }) => name === 'products') as Section;
const onSite = {
  id: '7',
  category: 'box',
  price: '40 / 70',
  soldOut: true,
  uses: ['tea'],
  en: { name: 'Cloves', taste: 'Warm' },
  ne: { name: 'ल्वाङ' },
};

/** The record as it was loaded, with changes of the office. */
const edited = (
  change: (entry: OfficeRecord) => object = () => ({}),
  record: AnyRecord = onSite,
): OfficeRecord => {
  const entry = fromSite(section, record, 'picture');
  return { ...entry, ...change(entry) };
};
const withSite = (fields: object) => () => fields;

const load = (here: OfficeRecord, there: AnyRecord, choices: readonly [string, 'here' | 'there'][] = []) => {
  const options = { isFromSite: true, choices: new Map(choices) };
  const { record, conflicts } = mergeRecord(section, here, fromSite(section, there, 'picture'), options);
  return {
    record: toSiteRecord(section, record),
    loaded: record.loaded,
    conflicts,
    entry: record,
  };
};

describe('loading from the site', () => {
  test('takes what the site changed, added and emptied', () => {
    const { soldOut: _, ...rest } = onSite;
    const now = { ...rest, price: '45 / 75', en: { name: 'Clove' }, ne: { name: 'ल्वाङ', taste: 'तातो' } };
    const { record, loaded, conflicts } = load(edited(), now);
    expect(record).toEqual(now);
    expect(loaded).toEqual(now);
    expect(conflicts).toEqual([]);
  });

  test('keeps what only the office changed or emptied', () => {
    const here = edited(withSite({ price: '50 / 80', soldOut: undefined }));
    const { record, loaded, conflicts } = load(here, onSite);
    expect(record).toEqual({ ...onSite, price: '50 / 80', soldOut: undefined });
    expect(loaded).toEqual(onSite);
    expect(conflicts).toEqual([]);
  });

  test('asks about a field that changed on both sides, and keeps it until then', () => {
    const here = edited(withSite({ price: '50 / 80' }));
    const there = { ...onSite, price: '45 / 75', soldOut: undefined };
    const asked = load(here, there);
    expect(asked.conflicts).toEqual([
      {
        key: '7 price',
        label: 'Prices',
        loaded: '40 / 70',
        here: '50 / 80',
        there: '45 / 75',
        choice: undefined,
      },
    ]);
    expect(asked.record).toMatchObject({ price: '50 / 80' });
    expect(load(asked.entry, there).conflicts).toHaveLength(1);
    const mine = load(here, there, [['7 price', 'here']]);
    expect(mine.record).toMatchObject({ price: '50 / 80' });
    expect(load(mine.entry, there).conflicts).toEqual([]);
    expect(load(here, there, [['7 price', 'there']]).record).toMatchObject({ price: '45 / 75' });
  });

  test('asks about each difference of a record without its loaded version', () => {
    const here = edited(withSite({ price: '50 / 80', loaded: undefined }));
    const { conflicts, loaded } = load(here, { ...onSite, soldOut: undefined });
    expect(conflicts.map(({ label }) => label)).toEqual(['Prices', 'Sold out for now']);
    expect(loaded).toBeUndefined();
    expect(load(here, { ...onSite, price: '50 / 80' }).loaded).toMatchObject({ price: '50 / 80' });
  });

  test('takes a new picture unless the office chose another one', () => {
    const options = { isFromSite: true, choices: new Map() };
    const there = fromSite(section, onSite, 'new picture');
    expect(mergeRecord(section, edited(), there, options).record).toMatchObject({ image: 'new picture' });
    const own = mergeRecord(
      section,
      edited(() => ({ image: 'own' })),
      there,
      options,
    );
    expect(own.record).toMatchObject({ image: 'own' });
    expect(own.conflicts).toMatchObject([{ label: 'Image' }]);
  });
});

describe('importing from another computer', () => {
  const merge = (here: OfficeRecord, there: OfficeRecord) => {
    const { record, conflicts } = mergeRecord(section, here, there, {
      isFromSite: false,
      choices: new Map(),
    });
    return { record: toSiteRecord(section, record), loaded: record.loaded, conflicts };
  };

  test('joins the changes of both', () => {
    const there = edited(withSite({ price: '50 / 80' }));
    const { record, conflicts } = merge(edited(withSite({ heat: 3 })), there);
    expect(record).toEqual({ ...onSite, price: '50 / 80', heat: 3 });
    expect(conflicts).toEqual([]);
  });

  test('does not count old values of a record without its loaded version as changed here', () => {
    const { loaded: _, ...old } = edited(withSite({ price: '30 / 60' }));
    expect(merge(old, edited()).loaded).toBeUndefined();
  });

  test('takes a photo that the site does not have', () => {
    const team = sections.find(({ name }) => name === 'team') as Section;
    const options = { isFromSite: false, choices: new Map() };
    const member = fromSite(team, { id: 'a', en: { name: 'Asha' } });
    const merge = (here: string, there: string) =>
      mergeRecord(team, { ...member, photo: here }, { ...member, photo: there }, options).record;
    expect(merge('old photo', 'photo')).toMatchObject({ photo: 'photo' });
    expect(merge('old photo', '')).toMatchObject({ photo: 'old photo' });
  });

  test('keeps what was loaded later, and asks about a change that did not know it', () => {
    const newer = { ...onSite, price: '45 / 75' };
    expect(
      merge(
        edited(() => ({}), newer),
        edited(),
      ).record,
    ).toEqual(newer);
    const asked = merge(
      edited(withSite({ price: '50 / 80' })),
      edited(withSite({ price: '55 / 85' }), newer),
    );
    expect(asked.conflicts).toMatchObject([{ here: '50 / 80', there: '55 / 85' }]);
  });
});
