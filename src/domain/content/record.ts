/** Content of the site as files carry it between the dashboard and the project. */

import { dashboardFolder } from '~/config/address';
import type { BikramYears } from '../bikram-sambat';

/** Version of the form of these files. */
export const contentVersion = 1;

/** The lists that the dashboard edits, in the order of its sidebar. */
export type SectionName = 'faq' | 'products' | 'testimonials' | 'team' | 'recipes' | 'media';

/** Values as YAML and JSON hold them. */
export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** A record of any section. */
export type AnyRecord = { readonly id?: string | undefined } & {
  readonly [field: string]: Value | undefined;
};

/** A list as the site shows it now, which the build writes for the dashboard. */
export interface SiteList {
  version: number;
  records: readonly AnyRecord[];
  /** Addresses of the pictures, by the names that the records have for them. */
  pictures: Readonly<Record<string, string>>;
  /** The years by which pages with the Bikram Sambat write days; only where records have a day and a language has it. */
  years?: BikramYears | undefined;
}

/** Where the build writes the list of a section. */
export const siteListPath = (name: SectionName) => `${dashboardFolder}site/${name}.json`;

/** Where the build writes the JSON Schema of content files. */
export const contentSchemaPath = `${dashboardFolder}site/content.schema.json`;

/** What a section needs of its pictures. */
export interface PictureNeeds {
  /** Pixels that the project's pictures have. */
  width: number;
  height: number;
  /** The smallest width that pages can show. */
  smallest: number;
}

export const pictureNeeds: Readonly<Partial<Record<SectionName, PictureNeeds>>> = {
  products: { width: 1000, height: 1000, smallest: 560 },
  recipes: { width: 1000, height: 750, smallest: 480 },
};

/** Formats that browsers write and the build reads; none of them can hold a script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** How wide a picture is once it is cut to the shape that its section needs. */
export const widthOnceCut = (
  picture: { width: number; height: number },
  { width, height }: PictureNeeds,
): number => Math.min(picture.width, (picture.height * width) / height);
