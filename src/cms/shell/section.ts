import { dashboardFolder } from '~/config/base';
import { brand } from '~/config/site';
import { pageTitles } from '../editors/titles';

export const dashboardName = `${brand.name} Dashboard`;

/** Returns the path of an editor, or of the dashboard's home. */
export function sectionPath(id?: string): string {
  return id ? `${dashboardFolder}${id}/` : dashboardFolder;
}

const titles: Readonly<Record<string, { heading: string }>> = pageTitles;

/** Ids of the editors that have a page. */
export const pageIds = Object.keys(titles);

/** Returns the editor's id for a path, with or without the last slash. The home has none. */
export function sectionAt(path: string): string | undefined {
  return pageIds.find((id) => `${path.replace(/\/$/, '')}/` === sectionPath(id));
}

export function sectionTitle(id = ''): string {
  return `${titles[id]?.heading ?? dashboardName} · ${brand.fullName}`;
}
