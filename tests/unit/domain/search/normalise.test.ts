import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { romanise } from '~/domain/search/devanagari';
import { joinPairs, normalise, phoneticKey, readTerm, readWords } from '~/domain/search/normalise';

const sound = (word: string) => phoneticKey(normalise(word));

test('Devanagari is written in Latin letters', () => {
  const words = {
    ...{ जीरा: 'jiiraa', बेसार: 'besaar', गरम: 'garam', मसला: 'masalaa', खुर्सानी: 'khursaanii' },
    ...{ ल्वाङ: 'lwaang', सौंफ: 'saunph', आमचूर: 'aamachuur', पाँच: 'paanch', एमएसजी: 'emaesajii' },
    ...{ किङ: 'king', कृषि: 'krishi', Meat: 'Meat', '': '' },
  };
  for (const [devanagari, latin] of Object.entries(words)) expect(romanise(devanagari)).toBe(latin);
});

test('a normalised word has small letters without accents and joiners', () => {
  const words = ['Jīrā', 'MSG', 'Elaïchi', 'फ़', 'फ\u093c', 'क्\u200dष'];
  expect(words.map(normalise)).toEqual(['jira', 'msg', 'elaichi', 'फ', 'फ', 'क्ष']);
});

describe('the sound', () => {
  const spellings = `
    jeera jira zeera zira Jīrā जीरा जिरा | dhaniya dhania daniya dhaniyaa धनिया | besar besaar bessar बेसार बेसर
    khursani khorsani kursani khursaani खुर्सानी खुर्सानि | methi meethi meti मेथी मेथि | lwang lvang lwaang ल्वाङ
    saunf sounf sonf saunph सौंफ सौँफ | kasuri kasoori कसुरी कसूरी | masala massala masaala मसला मसाला
    machha macha maccha माछा | shahi sahi शाही साही षाही | farsi pharsi phaarsi फर्सी फ़र्सी
    chowmin chaumin chowmein chaumeen चाउमिन | biryani biriyani biryaani | chat chaat चाट
    chilly chili chilli chile | peeper pepper peper | kichen kitchen | momo moomoo मोमो | mix miks मिक्स
    black blak | cumin kumin cummin | meat meet | cinnamon sinamon cinamon | spice spise spyce`;

  test('is one for all spellings of a word', () => {
    for (const words of spellings.trim().split(/ \| |\n/))
      expect(new Set(words.trim().split(' ').map(sound)).size, words).toBe(1);
  });

  test('is not one for other words', () => {
    for (const words of ['til tal', 'chat cat', 'chana chiya', 'jeera chira', 'masu machha', 'tori tarkari'])
      expect(new Set(words.split(' ').map(sound)).size, words).toBe(2);
  });

  test('is the same in whatever case and however its letters are composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeiouhkcsztpwyxéñजीराफ़म') }), (word) => {
        expect(sound(word.toUpperCase())).toBe(sound(word));
        expect(sound(word.normalize('NFD'))).toBe(sound(word.normalize('NFC')));
        expect(sound(word)).not.toMatch(/(.)\1/);
      }),
    );
  });
});

describe('the words of a text', () => {
  const typed = (text: string) => readWords(text).map((word) => word.spelling);

  test.each([
    ['Meat Spice', ['meat', 'spice']],
    ['Dry Mango Powder (Amchur)', ['dry', 'mango', 'powder', 'amchur']],
    ['मासु मसला', ['मासु', 'मसला']],
    ['  12 spice! ', ['12', 'spice']],
    ['\u200d – !', []],
  ])('%j are %j', (text, words) => {
    expect(typed(text)).toEqual(words);
  });

  test('have their positions in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end, ...forms } of readWords(text)) {
          expect(readTerm(text.slice(start, end))).toEqual(forms);
        }
      }),
    );
  });

  test('are joined in pairs across anything between them', () => {
    expect(joinPairs(readWords('Mo:Mo Spice'))).toMatchObject([
      { spelling: 'momo', start: 0, end: 5 },
      { spelling: 'mospice', start: 3, end: 11 },
    ]);
    expect(joinPairs(readWords('MSG'))).toEqual([]);
  });
});
