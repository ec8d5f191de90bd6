import type { SectionName } from './record';

/** Kinds of inputs for fields in the dashboard. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'paragraphs'
  | 'words'
  | 'date'
  | 'link'
  | 'choice'
  | 'choices'
  | 'spices'
  | 'picture'
  | 'flag'
  | 'number';

/** One field of a section. The build derives it from the section's schema. */
export interface ContentField {
  /** The name in content files. */
  name: string;
  label: string;
  hint?: string | undefined;
  kind: FieldKind;
  isOptional: boolean;
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  /** Source of a regular expression that the value must match. */
  pattern?: string | undefined;
  /** The most characters, if the field has a limit of its own. */
  longest?: number | undefined;
  /** The word for a list without entries. */
  none?: string | undefined;
  range?: { min: number; max: number } | undefined;
  /** The language of the value, if it differs from the dashboard's. */
  lang?: string | undefined;
  /** The specified field of the dashboard that holds the value. */
  kept?: string | undefined;
}

/** The fields of a section: those that all languages share, and those that each language has. */
export interface ContentSection {
  name: SectionName;
  shared: readonly ContentField[];
  texts: readonly ContentField[];
  /** A record may lack the texts of a language. */
  areTextsOptional?: boolean;
}
