import { dashboardFolder } from '~/config/base';
import { brand } from '~/config/site';
import { editors } from '../editors';

export const dashboardName = `${brand.name} Dashboard`;

/** Returns the path of an editor, or of the dashboard's home. */
export function sectionPath(id?: string): string {
  return id ? `${dashboardFolder}${id}/` : dashboardFolder;
}

/** Returns the editor's id for a path, with or without the last slash. The home has none. */
export function sectionAt(path: string): string | undefined {
  return editors.find(({ id }) => `${path.replace(/\/$/, '')}/` === sectionPath(id))?.id;
}

export function sectionTitle(id?: string): string {
  const editor = editors.find((one) => one.id === id);
  return `${editor ? editor.heading : dashboardName} · ${brand.fullName}`;
}
