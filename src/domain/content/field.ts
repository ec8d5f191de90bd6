import type { SectionName } from './record';
import type { Rule } from './text';

/** Kinds of inputs for fields in the dashboard. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'paragraphs'
  | 'words'
  | 'date'
  | 'link'
  | 'url'
  | 'email'
  | 'tel'
  | 'prices'
  | 'choice'
  | 'choices'
  | 'place'
  | 'spices'
  | 'picture'
  | 'flag'
  | 'number';

/** One field of a section. The build derives it from the section's schema. */
export interface ContentField {
  /** The place in a record of the site: `price`, `ne.question`. */
  name: string;
  label: string;
  hint?: string | undefined;
  kind: FieldKind;
  isOptional: boolean;
  /** Required only if the record has another field of this group. */
  group?: string | undefined;
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  /** The word for a list without entries. */
  none?: string | undefined;
  range?: { min: number; max: number } | undefined;
  /** The most letters of a text, if fewer than of all. */
  longest?: number | undefined;
  /** Rules for the text, besides those of all. */
  rules?: readonly Rule[] | undefined;
  /** The language of the value, if it differs from the dashboard's. */
  lang?: string | undefined;
  /** The name of the field that this one translates. */
  beside?: string | undefined;
}

/** The fields of a section: those that all languages share, then those of each language. */
export interface ContentSection {
  name: SectionName;
  fields: readonly ContentField[];
  /** Pages and searches that lead to records, by the ids of the records. */
  links?: Readonly<Record<string, readonly string[]>> | undefined;
}
