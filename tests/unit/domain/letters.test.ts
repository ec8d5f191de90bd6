import { afterEach, expect, it, vi } from 'vitest';
import { splitLetters } from '~/domain/letters';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['with', Intl],
  ['without', { ...Intl, Segmenter: undefined }],
])('keeps signs with their letter %s Segmenter', (_, intl) => {
  const { Segmenter, ...others } = intl;
  vi.stubGlobal('Intl', Segmenter ? intl : others);
  expect(splitLetters('हिङ é\n👍')).toEqual(['हि', 'ङ', ' ', 'é', '\n', '👍']);
});
