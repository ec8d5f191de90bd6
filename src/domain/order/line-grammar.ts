/** What a part of a line means. A part without a role, or in the wrong place, makes its line a question. */
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

const end = String.raw`(?![\p{L}\p{M}])`;
const kilo = String.raw`kgs?|kilos?|kilograms?|किलो(?:ग्राम)?|के\.?\s?जी\.?`;
const gram = String.raw`gr?|gms?|grams?|ग्राम|ग्रा\.?`;
const carton = '[ck]art?oo?ns?|[ck]artu+ns?|[ck]at+u+ns?|ctns?|cases?|peti|कार्टु?न|कार्टून|काटुन|पेटी';
const dozen = 'dozens?|doz|dz|darjh?an|दर्जन';
const pack =
  'pkts?|packets?|packs?|pcs?|pieces?|pouch(?:es)?|pis|boxe?s?|jars?|bags?|nos?|units?|a?utas?|otas?|watas?|gotas?|वटा|ओटा|गोटा|थान|पिस|पोका|प्याकेट|पाकेट|पाउच|डिब्बा';
const unit = String.raw`\s*(?:${kilo}|${gram}|${carton}|${dozen}|${pack})${end}`;
const currency = String.raw`(?:(?:rs|npr|nrs|rupees?|रुपैयाँ|रु|रू)[.]?|\p{Sc})`;
const money = String.raw`\d[\d.,]*`;
/** A number whose separators stay in it: `'1,000'`, `'1,00,000'`. */
const plain = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!,?\d)(?:\.\d+)?|\d+(?:\.\d+)?(?!\d)`;

/** Words of numbers before a unit. Others, as in 'Five Spice Mix', belong to names. */
const wordValues: Readonly<Record<string, number>> = {
  half: 0.5,
  aadha: 0.5,
  adha: 0.5,
  aadh: 0.5,
  आधा: 0.5,
  dedh: 1.5,
  derh: 1.5,
  डेढ: 1.5,
  adhai: 2.5,
  dhai: 2.5,
  अढाई: 2.5,
  ढाई: 2.5,
  one: 1,
  ek: 1,
  एक: 1,
  two: 2,
  dui: 2,
  दुई: 2,
  three: 3,
  tin: 3,
  teen: 3,
  तीन: 3,
  तिन: 3,
  four: 4,
  char: 4,
  चार: 4,
  five: 5,
  panch: 5,
  paanch: 5,
  पाँच: 5,
  six: 6,
  छ: 6,
  eight: 8,
  aath: 8,
  आठ: 8,
  ten: 10,
  das: 10,
  दश: 10,
  दस: 10,
};
const steps: Readonly<Record<string, number>> = {
  sadhe: 0.5,
  साढे: 0.5,
  sawa: 0.25,
  सवा: 0.25,
  paune: -0.25,
  पौने: -0.25,
};
const vulgar = String.raw`[½¼¾⅓⅔]|[1-3][/⁄][2-4](?!\d)`;
const amount = String.raw`(?:(?:${Object.keys(steps).join('|')})\s+)?(?:\d(?:\s|-)?(?:${vulgar})|\d+[½¼¾⅓⅔]|${vulgar}|\d+,\d{1,2}(?=\s*k)|${plain}|${Object.keys(wordValues).join('|')})`;

/** Words of requests, packs and chats that say nothing of an item. */
const remarks =
  'a|an|the|of|per|ma|ko|ka|को|का|wala|वाला|qty|quantity|qnty|rate|size|please|pls|plz|kindly|send|need|want|order|list|items?|also|too|add|plus|only|matra|मात्र|thap|थप|more|urgent(?:ly)?|asap|soon|today|tomorrow|aaja|bholi|chhito|fresh|dai|didi|bhai|sir|madam|hajur|yo|tyo|saman|na|hai|ni|chha|cha|chahiyo|chahinchha|चाहियो|चाहिन्छ|dinu|dinus|dinuhos|dinuhola|pathau|pathaunu|pathaunus|pathaunuhos|pathaidinu|pathaidinus|pathaidinuhos|पठाउनु|पठाउनुहोस्|पठाउनुस्|पठाइदिनुहोस्|दिनुहोस्|दिनुस्|दाइ|सामान|if|available|call|contact|phone|mobile|with|thank(?:s| you)?|dhanyabad|धन्यवाद|namaste|namaskar|नमस्ते|नमस्कार|hello|hi|hey|dear|good (?:morning|afternoon|evening|day)|regards|अर्डर|सूची';

interface Rule {
  role: Role;
  pattern: string;
  /** What stands before it. */
  after?: RegExp;
  /** Factor of the number. */
  times?: number;
  isCarton?: boolean;
}

/** The grammar of a line: which part has which role, where. The first rule that fits wins. */
const rules: readonly (Rule & { regex: RegExp })[] = [
  { role: 'ditto', pattern: String.raw`-?do-|(?:ditto|same|uhi|उही)(?=\s*\d)|〃` },
  { role: 'odd', pattern: String.raw`[-−](?=\d)`, after: /(?:^|[\s×✕*xX])$/u },
  {
    role: 'odd',
    pattern: String.raw`\+?(?:\d{2,4}-)?\d{7,}|20\d\d[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]20\d\d`,
  },
  { role: 'odd', pattern: String.raw`\d+(?:\.\d+)?\s*%` },
  {
    role: 'price',
    pattern: String.raw`(?:@|(?:rate|mrp|price|दर|मोल)${end}\s*[:=-]?)\s*${currency}?\s*(${money})(?!${unit})(?:\/[-–=]|${currency}${end}(?!\s*\d))?|=\s*${currency}\s*(${money})|${currency}\s*(${money})(?:\/[-–=])?|(${money})\s*(?:\/[-–=]|${currency}${end}(?![.\s]*\d))`,
  },
  {
    role: 'number',
    pattern: String.raw`(?:№|#|(?:(?:item|product)\s*)?(?:no|nr|नं|नम्बर)${end}\.?|(?:item|product)${end})\s*:?\s*(\d+)(?![\d.,]*${unit})`,
  },
  { role: 'code', pattern: String.raw`(?:code|sku)${end}\s*:?\s*(\d+)` },
  { role: 'weight', pattern: String.raw`(${amount})\s*(?:${kilo})(?:को|ko)?${end}`, times: 1000 },
  { role: 'weight', pattern: String.raw`(${amount})\s*(?:${gram})(?:को|(?=[xх]\s*\d)|${end})` },
  { role: 'count', pattern: String.raw`(${amount})\s*(?:${carton})${end}`, isCarton: true },
  { role: 'count', pattern: String.raw`(${amount})\s*(?:${dozen})${end}`, times: 12 },
  {
    role: 'count',
    pattern: String.raw`(${amount})\s*(?:${pack})${end}|(?:qty|quantity|qnty|परिमाण|संख्या)${end}\s*[:=.-]?\s*(${plain})(?!${unit})`,
  },
  { role: 'choice', pattern: String.raw`(\d+)\s*(?:wala|wale|वाला|को|ko)${end}` },
  { role: 'refused', pattern: '✖', after: /^\s*$/u },
  // One thousand, or one with three decimals.
  { role: 'odd', pattern: String.raw`\d{1,3}\.\d{3}(?!\d)` },
  { role: 'times', pattern: String.raw`[xх](?![\p{L}\p{M}])|[×✕✖*]` },
  { role: 'bare', pattern: String.raw`(${plain}|[½¼¾⅓⅔])(?=[xх]\s*\d|\s*[xх]?(?![\p{L}\p{M}\p{N}½¼¾⅓⅔]))` },
  { role: 'odd', pattern: String.raw`[\p{N}][\p{L}\p{M}\p{N}.,]*` },
  { role: 'separator', pattern: String.raw`[,;|]|(?:and|ra|र|तथा|अनि|ani)${end}|[&+/](?=\s)` },
  {
    role: 'refused',
    pattern: String.raw`[❌🚫⛔✗✘❎]|(?:cancel[a-z]*|remove|without|except|not|no(?=\s+\p{L})|don['’]?t|instead|skip|return[a-z]*|stock|nahi[a-z]*|nachahi[a-z]*|chah?i?d?aina|chaina|hatau[a-z]*|pardaina|naparne|napathau[a-z]*|bina|रद्द|चाहिँदैन|चाहिदैन|नचाहिने|हटाउ[\p{L}\p{M}]*|पर्दैन|नपठाउ[\p{L}\p{M}]*|नहीं|बिना|छैन)${end}`,
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

/** Reads `'1,000'`, `'1½'`, `'2 1/3'`, `'0,5'`, `'dedh'` and `'साढे २'`. */
function readWritten(text: string): number {
  const [prefix = '', step = ''] = steady.exec(text) ?? [];
  const rest = text.slice(prefix.length).toLowerCase();
  const [, whole = '', fraction = ''] = /^(\d+)?[\s-]?([½¼¾⅓⅔]|\d[/⁄]\d)$/u.exec(rest) ?? [];
  const [top = 0, bottom = 1] = fraction.split(/[/⁄]/).map(Number);
  const written = fraction
    ? Number(whole) + (parts[fraction] ?? top / bottom)
    : (wordValues[rest] ??
      Number(/^\d+,\d{1,2}$/.test(rest) ? rest.replace(',', '.') : rest.replaceAll(',', '')));
  return written + (steps[step.toLowerCase()] ?? 0);
}

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
          : // '2O' with a letter O is offered as 20.
            readWritten(
              role === 'odd' ? text.replace(/o/gi, '0').replace(/[il]/gi, '1').replace('.', '') : written,
            );
      const value = Number((number * times || 0).toFixed(3));
      tokens.push({ role, text, start, value, ...(isCarton && { isCarton }) });
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
