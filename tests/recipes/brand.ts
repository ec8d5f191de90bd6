import { expect } from 'vitest';
import { locales } from '~/config/locales';
import type { Recipe } from './project';

/** Former names of the brand and its place, with their replacements. */
const renamed = {
  Basna: 'Mehek',
  basna: 'mehek',
  बास्ना: 'महक',
  Balaju: 'Patan',
  balaju: 'patan',
  बालाजु: 'पाटन',
  '555 01': '555 77',
};

export const makeBrand: Recipe = {
  title: 'Make it my brand',
  follow: (project) => {
    const path = 'src/config/site.ts';
    const settings = project
      .read(path)
      .replaceAll('basna', 'mehek')
      .replaceAll('Basna', 'Mehek')
      .replaceAll('बास्ना', 'महक')
      .replaceAll('Balaju Industrial District', 'Patan Industrial Estate')
      .replaceAll('Ramesh Shrestha', 'Anita Lama')
      .replaceAll('555 01', '555 77')
      .replaceAll('555010', '555770');
    project.write(path, settings);
    project.write(
      'src/assets/mark.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#1d4e89"/></svg>\n',
    );
    const weave = 'src/assets/weave.svg';
    project.write(weave, project.read(weave).replaceAll('b3261e', '1d4e89'));
    project.replace('src/styles/tokens.css', '--chilli: #b3261e', '--chilli: #1d4e89');
    project.replace('src/styles/tokens.css', '--chilli-deep: #8a1a15', '--chilli-deep: #163a66');
    project.write('tests/fixtures/addresses.txt', '');
    const business = 'src/config/messages/ne/business.ts';
    const places = locales.map((locale) => `src/config/messages/${locale}/forms.ts`);
    for (const name of [...project.listFiles('src/content/'), business, ...places]) {
      const before = project.read(name);
      const after = Object.entries(renamed).reduce((text, [old, own]) => text.replaceAll(old, own), before);
      if (after !== before) project.write(name, after);
    }
  },
  verify: (project) => {
    expect(project.find(/basna|balaju|ramesh shrestha|555 01|b3261e/i)).toEqual([]);
    expect(project.built('index.html')).toContain('Mehek');
    expect(project.built('ne/index.html')).toContain('महक मसला');
    expect(project.built('ne/index.html')).not.toMatch(/बास्ना मसला|बालाजु/);
  },
};
