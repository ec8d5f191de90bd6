import { dashboardFolder } from '~/config/base';
import { brand } from '~/config/site';
import { sectionRows } from '../sections';

export const dashboardName = `${brand.name} Dashboard`;

/** Returns the path of an editor, or of the dashboard's home. */
export function sectionPath(id?: string): string {
  return id ? `${dashboardFolder}${id}/` : dashboardFolder;
}

/** Ids of the sections that have a page. */
export const pageIds = sectionRows.filter(({ under }) => !under).map(({ id }) => id);

/** Returns the editor's id for a path, with or without the last slash. The home has none. */
export function sectionAt(path: string): string | undefined {
  return pageIds.find((id) => `${path.replace(/\/$/, '')}/` === sectionPath(id));
}

export function sectionTitle(id?: string): string {
  const { heading = dashboardName } = sectionRows.find((row) => row.id === id) ?? {};
  return `${heading} · ${brand.fullName}`;
}
