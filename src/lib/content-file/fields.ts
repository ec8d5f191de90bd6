import { z } from 'astro/zod';
import { defaultLocale, languageOf, locales } from '~/config/locales';
import type { ContentField, FieldKind } from '~/domain/content/field';
import { longestText, textRules } from '~/domain/content/text';

export type Shape = Readonly<Record<string, z.ZodType>>;

/** A label, or a label with a hint. */
export type FieldLabel = string | readonly [label: string, hint: string];

/** A field as `z.toJSONSchema` returns it, with the metadata of `src/lib/content/shapes.ts`. */
interface FieldSchema {
  type?: string;
  enum?: readonly string[];
  items?: { enum?: readonly string[] };
  minimum?: number;
  maximum?: number;
  input?: FieldKind;
  lang?: string;
  beside?: string;
  none?: string;
  options?: Readonly<Record<string, string>>;
}

function kindOf({ type, enum: choices, items, input }: FieldSchema): FieldKind {
  if (input) return input;
  if (choices) return 'choice';
  if (items?.enum) return 'choices';
  if (type === 'array') return 'paragraphs';
  if (type === 'boolean') return 'flag';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

function optionsOf({ enum: choices, items, options }: FieldSchema): ContentField['options'] {
  const values = choices ?? items?.enum;
  return values?.map((value) => [value, options?.[value] ?? value.charAt(0).toUpperCase() + value.slice(1)]);
}

/** Finds the rules of a text besides those of all texts, and the most letters it may have. */
function limitsOf(schema: z.core.$ZodType | undefined): Pick<ContentField, 'longest' | 'rules'> {
  if (schema instanceof z.ZodOptional) return limitsOf(schema.unwrap());
  if (!(schema instanceof z.ZodString)) return {};
  const checks = schema.def.checks ?? [];
  const rules = checks.flatMap((check) => {
    if (!(check instanceof z.core.$ZodCheckRegex)) return [];
    const { pattern, error } = check._zod.def;
    const reason = (error as z.core.$ZodErrorMap | undefined)?.({
      code: 'invalid_format',
      format: 'regex',
      input: '',
      path: [],
    });
    const isOfAll = textRules.some(({ right }) => right === pattern);
    return isOfAll || typeof reason !== 'string' ? [] : [{ right: pattern, reason }];
  });
  const { maxLength } = schema;
  return {
    longest: maxLength === longestText ? undefined : (maxLength ?? undefined),
    rules: rules.length > 0 ? rules : undefined,
  };
}

/** Pages of the dashboard would contain each missing value. */
const omitUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/**
 * Derives a table of fields from the schema of a section.
 * @throws Error naming a field without a label
 */
export function fieldsOf(shape: Shape, labels: Readonly<Record<string, FieldLabel>>): ContentField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(z.object(shape), { io: 'input' });
  return Object.entries(properties as Record<string, FieldSchema>).map(([name, schema]) => {
    const found = labels[name];
    if (found === undefined)
      throw new Error(
        `no label for the field '${name}': add it to src/config/messages/fields.ts, or for a column of products to \`product.fields\` of each src/config/messages/<locale>.json`,
      );
    const [label, hint] = typeof found === 'string' ? [found] : found;
    const { minimum: min, maximum: max, lang, beside, none } = schema;
    return omitUndefined({
      name,
      label,
      hint,
      kind: kindOf(schema),
      isOptional: !required.includes(name),
      options: optionsOf(schema),
      none,
      range: min === undefined || max === undefined ? undefined : { min, max },
      ...limitsOf(shape[name]),
      lang,
      beside,
    });
  });
}

/** Repeats each text of a section for each language. */
export const translate = (texts: readonly ContentField[]): ContentField[] =>
  texts.flatMap((field) =>
    locales.map((locale) => {
      const name = `${locale}.${field.name}`;
      if (locale === defaultLocale) return { ...field, name };
      const label = `${field.label}, ${languageOf(locale).name}`;
      return { ...field, name, label, lang: locale, beside: `${defaultLocale}.${field.name}` };
    }),
  );
