import { currencyPattern } from '../price';

/** Meaning of a part of a line. A part without a role, or in the wrong place, makes its line a question. */
export type Role =
  | 'number'
  | 'code'
  | 'weight'
  | 'price'
  | 'choice'
  | 'count'
  | 'times'
  | 'bare'
  | 'word'
  | 'each'
  | 'ditto'
  | 'remark'
  | 'sum'
  | 'refused'
  | 'asked'
  | 'separator'
  | 'odd';

export interface Token {
  role: Role;
  text: string;
  /** Place in the line. */
  start: number;
  /** Grams of a weight, rupees of a price, packs of a count, or the number as written. */
  value: number;
  isCarton?: boolean;
}

const end = String.raw`(?=[xх]\s*\d|$|[^\p{L}\p{M}])`;
const kilo = String.raw`kgs?|kilos?|kilograms?|किलो(?:ग्राम)?|के\.?\s?जी\.?`;
const gram = String.raw`gr?|gs|gr?ms?|gramm?s?|ग्राम|ग्रा\.?`;
const carton = '[ck]art?oo?ns?|[ck]artu+ns?|[ck]at+u+ns?|ctns?|cases?|peti|कार्टु?न|कार्टून|काटुन|पेटी';
const dozen = 'dozens?|doz|dz|darjh?an|दर्जन';
const pack =
  'pkts?|packets?|packs?|pks?|ea|pcs?|pieces?|pouch(?:es)?|pis|boxe?s?|jars?|bags?|nos|no(?!\\s+(?:need|more|thank))|units?|a?utas?|otas?|watas?|gotas?|वटा|ओटा|गोटा|थान|पिस|पोका|प्याकेट|पाकेट|पाउच|डिब्बा';
const unit = String.raw`\s*(?:${kilo}|${gram}|${carton}|${dozen}|${pack})${end}`;
const currency = `(?:(?:rs|npr|nrs|rupees?|रुपैयाँ|रु|रू)[.]?|${currencyPattern()})`;
const money = String.raw`\d[\d.,]*`;
/** A number whose separators stay in it: `'1,000'`, `'1,00,000'`. */
const plain = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!,?\d)(?:\.\d+)?|\d+(?:\.\d+)?(?!\d)`;

/** Words of numbers before a unit or behind a size. Others, as in 'Five Spice Mix', belong to names. */
const wordValues = new Map(
  [
    '0.25 quarter pau पाउ',
    '0.5 half aadha adha aadh आधा',
    '1.5 dedh derh डेढ',
    '2.5 adhai dhai अढाई ढाई',
    '1 a one ek एक',
    '2 two dui do दुई',
    '3 three tin teen तीन तिन',
    '4 four char चार',
    '5 five panch paanch पाँच',
    '6 six छ',
    '7 seven saat सात',
    '8 eight aath आठ',
    '9 nine nau नौ',
    '10 ten das dus दश दस',
    '11 eleven eghara एघार',
    '12 twelve barha bahra बाह्र',
    '15 fifteen pandhra पन्ध्र',
    '20 twenty bis bees बीस बिस',
    '25 pachis pachchis पच्चीस पच्चिस',
    '30 thirty tis tees तीस तिस',
    '40 forty chalis चालीस चालिस',
    '50 fifty pachas पचास',
    '60 sixty sathi साठी',
    '70 seventy',
    '80 eighty',
    '90 ninety',
    '100 hundred saya सय',
    '1000 thousand hajar hazar हजार k',
  ].flatMap((row) => {
    const [value, ...words] = row.split(' ');
    return words.map((word) => [word, Number(value)] as const);
  }),
);
const wordsOf = (least: number, most: number) =>
  [...wordValues].flatMap(([word, value]) => (value >= least && value <= most ? word : [])).join('|');
const steps: Readonly<Record<string, number>> = {
  sadhe: 0.5,
  साढे: 0.5,
  sawa: 0.25,
  सवा: 0.25,
  paune: -0.25,
  पौने: -0.25,
};
const vulgar = String.raw`[½¼¾⅓⅔]|[1-3][/⁄][2-4](?!\d)`;
const factor = String.raw`(?:k|\s*(?:${wordsOf(100, 1000).replace('|k', '')}))${end}`;
/** Words of requests, packs and chats that say nothing of an item. */
const remarks =
  'a|an|the|of|per|ma|ko|ka|को|का|wala|वाला|qty|quantity|qnty|rate|size|weight|तौल|please|pls|plz|kindly|send|need|want|order|list|items?|also|too|add|plus|only|matra|मात्र|thap|थप|more|urgent(?:ly)?|asap|soon|today|tomorrow|aaja|bholi|chhito|fresh|dai|didi|bhai|sir|madam|hajur|yo|tyo|saman|na|hai|ni|chha|cha|chahiyo|chahinchha|चाहियो|चाहिन्छ|dinu|dinus|dinuhos|dinuhola|pathau|pathaunu|pathaunus|pathaunuhos|pathaidinu|pathaidinus|pathaidinuhos|पठाउनु|पठाउनुहोस्|पठाउनुस्|पठाइदिनुहोस्|दिनुहोस्|दिनुस्|दाइ|सामान|if|available|call|contact|phone|mobile|with|thank(?:s| you)?|dhanyabad|धन्यवाद|namaste|namaskar|नमस्ते|नमस्कार|hello|hi|hey|dear|good (?:morning|afternoon|evening|day)|regards|अर्डर|सूची';

const small = String.raw`(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-])?(?:${wordsOf(0, 90)})`;
/** `'twenty five'`, `'two hundred'`, `'hundred and fifty'` */
const words = String.raw`(?:${small}${factor}|${wordsOf(100, 999)})(?:\s+(?:and\s+)?${small})?|${small}`;
const andHalf = String.raw`\s+(?:and|ra)\s+(?:a\s+)?(?:half|aadha|adha)`;
/** Before another name it belongs to that: 'cloves 5 and half kg besar'. */
const half = String.raw`${andHalf}(?=${unit}(?:\s+(?:${remarks})${end})*\s*(?:$|[,;|]))`;
const amount = String.raw`(?:(?:${Object.keys(steps).join('|')})\s+)?(?:\d(?:\s|-)?(?:${vulgar})|\d+[½¼¾⅓⅔]|${vulgar}|\d+,\d{1,2}(?=\s*k)|(?:${plain})(?:${factor}|${half})?|(?:${words})(?:${half})?)`;

interface Rule {
  role: Role;
  pattern: string;
  /** Matches the line before it. */
  after?: RegExp;
  /** Factor of the number. */
  times?: number;
  isCarton?: boolean;
}

/** The grammar of a line: which part has which role, where. The first rule that fits wins. */
const rules: readonly (Rule & { regex: RegExp })[] = [
  { role: 'ditto', pattern: String.raw`-?do-|(?:ditto|same|uhi|उही)(?=\s*\d)|〃` },
  { role: 'odd', pattern: String.raw`−|-(?=\d)`, after: /(?:^|[\s×✕*xX])$/u },
  {
    role: 'odd',
    pattern: String.raw`\+?(?:\d{2,4}-)?\d{7,}|20\d\d[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]20\d\d`,
  },
  { role: 'odd', pattern: String.raw`\d+(?:\.\d+)?(?:\s*%|e\+?\d+)|\d{1,3}(?: 000)+(?!\d)` },
  { role: 'odd', pattern: '[<>≤≥≈±~](?=\\d)', after: /(?:^|\s)$/u },
  {
    role: 'price',
    pattern: String.raw`(?:@|(?:rate|mrp|price|दर|मोल)${end}\s*[:=-]?)\s*${currency}?\s*(${money})(?!${unit})(?:\/[-–=]|${currency}${end}(?!\s*\d))?|=\s*${currency}\s*(${money})|${currency}\s*(${money})(?:\/[-–=])?|(${money})\s*(?:\/[-–=]|${currency}${end}(?![.\s]*\d))`,
  },
  { role: 'odd', pattern: `(?:${plain}|${words})${andHalf}${unit}`, after: /^\s*$/u },
  {
    role: 'number',
    pattern: String.raw`(?:№|#|(?:(?:item|product)\s*)?(?:no|nr|नं|नम्बर)${end}\.?|(?:item|product)${end})\s*:?\s*(\d+)(?![\d.,]*${unit})`,
  },
  { role: 'code', pattern: String.raw`(?:code|sku)${end}\s*:?\s*(\d+)` },
  { role: 'weight', pattern: String.raw`(${amount})\s*(?:${kilo})(?:को|ko)?${end}`, times: 1000 },
  { role: 'weight', pattern: String.raw`(${amount})\s*(?:${gram})(?:को)?${end}` },
  { role: 'count', pattern: String.raw`(${amount})\s*(?:${carton})${end}`, isCarton: true },
  { role: 'count', pattern: String.raw`(${amount})\s*(?:${dozen})${end}`, times: 12 },
  {
    role: 'count',
    pattern: String.raw`(${amount})\s*(?:${pack})${end}|(?:qty|quantity|qnty|परिमाण|संख्या)${end}\s*[:=.-]?\s*(${plain})(?!${unit})`,
  },
  { role: 'choice', pattern: String.raw`(\d+)\s*(?:wala|wale|वाला|को|ko)${end}` },
  { role: 'refused', pattern: '✖', after: /^\s*$/u },
  { role: 'bare', pattern: `((?:${plain})${factor})` },
  {
    role: 'bare',
    pattern: String.raw`(${words})(?=(?:\s+(?:${remarks})${end})*\s*(?:$|[,;|]))`,
    after: /\d\s*\p{L}+\.?\s+$/u,
  },
  // One thousand, or one with three decimals.
  { role: 'odd', pattern: String.raw`\d{1,3}\.\d{3}(?!\d)` },
  { role: 'times', pattern: String.raw`[xх](?![\p{L}\p{M}])|[×✕✖*]` },
  { role: 'bare', pattern: String.raw`(${plain}|[½¼¾⅓⅔])(?=[xх]\s*\d|\s*[xх]?(?![\p{L}\p{M}\p{N}½¼¾⅓⅔]))` },
  { role: 'odd', pattern: String.raw`[\p{N}][\p{L}\p{M}\p{N}.,]*` },
  { role: 'separator', pattern: String.raw`[,;|]|(?:and|ra|र|तथा|अनि|ani)${end}|[&+/](?=\s)` },
  {
    role: 'refused',
    pattern: String.raw`[❌🚫⛔✗✘❎]|(?:cancel[a-z]*|remove|without|except|not|no(?=\s+\p{L})|don['’]?t|instead|skip|return[a-z]*|stock|nope|no need|mat|nahi[a-z]*|nachahi[a-z]*|chah?i?n?d?aina|chahinna|chaina|hata[iu][a-z]*|na (?:path|din|chah)[a-z]*|kat(?:nu|aunu|idinu)|delete|cncl|pardaina|naparne|napathau[a-z]*|bina|रद्द|चाहिँदैन|चाहिदैन|नचाहिने|चाहिएन|चाहिन्न|हटा[उइ][\p{L}\p{M}]*|पर्दैन|नपठाउ[\p{L}\p{M}]*|नहीं|बिना|छैन)${end}`,
  },
  // A correction of an earlier number, or an addition to it.
  {
    role: 'odd',
    pattern: `(?:sorry|corrections?|corrected|changed?(?: to)?|edit(?:ed)?|make it|i mean|actually|hoina|होइन|free|extra|bonus|scheme)${end}:?`,
  },
  { role: 'asked', pattern: `[?？]|(?:kati|कति)${end}` },
  {
    role: 'sum',
    pattern: String.raw`(?:(?:grand|sub)\s?)?(?:total|sum|jamma|amount|vat|discount|कुल|जम्मा)${end}`,
  },
  { role: 'each', pattern: `(?:each|every|both|all|sabai|duwai|प्रत्येक|हरेक|सबै|दुवै)${end}` },
  {
    role: 'remark',
    pattern: `(?:${remarks}|${kilo}|${gram}|${carton}|${dozen}|${pack})${end}[:.]?`,
  },
  { role: 'odd', pattern: String.raw`[\p{L}\p{M}]+\d[\p{L}\p{M}\d]*` },
  { role: 'word', pattern: String.raw`[\p{L}\p{M}\u200c\u200d][\p{L}\p{M}\u200c\u200d:'’]*` },
].map((rule) => ({ ...rule, regex: new RegExp(rule.pattern, 'iuy') }) as Rule & { regex: RegExp });

const steady = new RegExp(`^(${Object.keys(steps).join('|')})\\s+`, 'iu');
const parts: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** Reads `'1,000'`, `'1½'`, `'2 1/3'`, `'0,5'`, `'dedh'`, `'two hundred'`, `'1.5k'`, `'2 and half'` and `'साढे २'`. */
function readWritten(text: string): number {
  const [prefix = '', step = ''] = steady.exec(text) ?? [];
  const [rest = '', more] = text
    .slice(prefix.length)
    .toLowerCase()
    .split(/\s(?:and|ra)\s/);
  const [, whole = '', fraction = ''] = /^(\d+)?[\s-]?([½¼¾⅓⅔]|\d[/⁄]\d)$/u.exec(rest) ?? [];
  const [top = 0, bottom = 1] = fraction.split(/[/⁄]/).map(Number);
  const offset = steps[step.toLowerCase()] ?? 0;
  const [first = '', ...others] = rest.replace(/(\d)k$/, '$1 k').split(/[\s-]+/);
  const written = fraction
    ? Number(whole) + (parts[fraction] ?? top / bottom)
    : others
        .map(readWord)
        .reduce((sum, word) => (word < 100 ? sum + word : sum * word), readWord(first) + offset);
  return written + (fraction ? offset : 0) + (more ? readWritten(more.replace(/^a\s+/, '')) : 0);
}

const readWord = (word: string): number =>
  wordValues.get(word) ??
  Number(/^\d+,\d{1,2}$/.test(word) ? word.replace(',', '.') : word.replaceAll(',', ''));

/** Reads a number with a part that has no role: '1E3' as 1000, '1 000' as 1000, '20ish' as 20. */
const readOdd = (text: string): number =>
  /e\+?\d+$/i.test(text) ? Number(text) : Number(/^([\d.\s]+)\D*$/.exec(text)?.[1]?.replace(/[.\s]/g, ''));

const mistaken = new RegExp(`^(?=.*\\d)[\\doil]+(?=$|(?:${kilo}|${gram}|${pack})$)`, 'iu');

/** Writes letters that look like digits as these: '2O' as '20', 'l00g' as '100g'. */
const mendDigits = (text: string) =>
  text.replace(mistaken, (digits) => digits.replace(/o/gi, '0').replace(/[il]/gi, '1'));

/** Gives each part of a line its role. Digits are Latin. */
export function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < line.length; start++) {
    if (line[start] === ' ') continue;
    for (const { role, regex, after, times = 1, isCarton } of rules) {
      regex.lastIndex = start;
      const match = after?.test(line.slice(0, start)) === false ? null : regex.exec(line);
      if (!match) continue;
      const [text, ...values] = match;
      const written = values.find((value) => value !== undefined) ?? '';
      const number =
        role === 'price'
          ? Number(written.replace(/,|\.$/g, ''))
          : role === 'odd'
            ? readOdd(text)
            : readWritten(written);
      const value = Number((number * times || 0).toFixed(3));
      const mended = role === 'odd' ? mendDigits(text) : text;
      if (mended !== text) {
        const read = readTokens(mended).map((token) => ({ ...token, text, start }));
        tokens.push(...read, { role, text: '', start, value: 0 });
      } else tokens.push({ role, text, start, value, ...(isCarton && { isCarton }) });
      start += text.length - 1;
      break;
    }
  }
  return shareUnits(tokens, line);
}

/** Gives the numbers in `'100/200/500g'` the unit of the last. */
function shareUnits(tokens: Token[], line: string): Token[] {
  for (let at = tokens.length - 2; at >= 0; at--) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token?.role !== 'bare' || next?.role !== 'weight') continue;
    const factor = next.value / Number.parseFloat(next.text);
    if (line.slice(token.start + token.text.length, next.start).trim() === '/')
      tokens[at] = { ...token, role: 'weight', value: token.value * factor };
  }
  return tokens;
}
