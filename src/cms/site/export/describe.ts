import type { SectionExport } from './prepare-export';

/** The content tool refuses an empty list, which would leave a page without content. */
export const canExport = ({ isLoaded, records }: SectionExport): boolean => isLoaded && records.length > 0;

/** Counts the records that an export adds, changes, removes and moves. */
export function summarise({ changes, isLoaded, records }: SectionExport): string {
  if (!isLoaded)
    return 'not loaded from the website. Exporting it could delete the records that are there now.';
  if (records.length === 0)
    return 'the list is empty here. The website needs at least one record, so its list stays as it is.';
  const kinds = ['added', 'changed', 'removed', 'moved'] as const;
  const parts = kinds.flatMap((wanted) => {
    const count = changes.filter(({ kind }) => kind === wanted).length;
    return count > 0 ? [`${count} ${wanted}`] : [];
  });
  return parts.join(', ') || 'no changes';
}

/** Lists what stays here, or is as the site has it. */
export const describeLeft = ({ removedThere, photos }: SectionExport): string[] => [
  ...removedThere.map((name) => `Not in the file, because the website has removed it: ${name}`),
  ...photos.map((name) => `The photo stays in the dashboard: ${name}`),
];
