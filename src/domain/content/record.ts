/** The records that content files carry between the dashboard and the project. */

import { dashboardFolder } from '~/config/base';

/** Version of the format of content files. */
export const contentVersion = 2;

/** Names begin with these, so that nobody confuses a file for the public with one that has data of customers. */
export const contentPrefix = 'for-the-website-';
export const backupPrefix = 'private-backup-';

/** The lists that the dashboard edits. */
export type SectionName = 'faq' | 'products' | 'testimonials' | 'team' | 'recipes' | 'media' | 'shops';

/** A value that YAML and JSON can hold. */
export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** Values by the names of their fields, or of blocks of fields. */
export interface FieldValues {
  readonly [field: string]: Value | undefined;
}

export type AnyRecord = { readonly id?: string | undefined } & {
  readonly [field: string]: Value | undefined;
};

/** Returns the value at a place of a record: `ne.question`. */
export const valueAt = (record: unknown, name: string): Value | undefined =>
  name.split('.').reduce((inner: unknown, key) => Reflect.get(Object(inner), key), record) as
    | Value
    | undefined;

/** Returns a record with another value at a place. Without a value, removes the field, and a block without fields. */
export function withValue<Fields extends FieldValues>(
  record: Fields,
  name: string,
  value: Value | undefined,
): Fields {
  const [key = '', ...rest] = name.split('.');
  const { [key]: old, ...others } = record;
  const inner = rest.length > 0 ? withValue(Object(old), rest.join('.'), value) : value;
  const isGone = inner === undefined || (rest.length > 0 && Object.keys(inner).length === 0);
  return (isGone ? others : { ...record, [key]: inner }) as Fields;
}

/** A section's records as published. The build writes them for the dashboard. */
export interface SiteList {
  version: number;
  records: readonly AnyRecord[];
  /** URLs of the pictures by their names in the records. */
  pictures: Readonly<Record<string, string>>;
  /** A hash of each record by id, which tells if it has changed. */
  fingerprints?: Readonly<Record<string, string>>;
}

export const siteListPath = (name: SectionName) => `${dashboardFolder}site/${name}.json`;

export const contentSchemaPath = `${dashboardFolder}site/content.schema.json`;

/** The picture sizes that a section requires. */
export interface PictureNeeds {
  /** Size in pixels of the project's pictures. */
  width: number;
  height: number;
  /** The smallest width accepted. */
  smallest: number;
}

export const pictureNeeds: Readonly<Partial<Record<SectionName, PictureNeeds>>> = {
  products: { width: 1000, height: 1000, smallest: 560 },
  recipes: { width: 1000, height: 750, smallest: 480 },
};

/** Formats that browsers encode and the build decodes. None of them can contain a script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Returns the width of a picture after it is cropped to the section's aspect ratio. */
export const croppedWidth = (
  picture: { width: number; height: number },
  { width, height }: PictureNeeds,
): number => Math.min(picture.width, (picture.height * width) / height);
