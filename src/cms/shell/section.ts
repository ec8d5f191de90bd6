import { dashboardFolder } from '~/config/address';
import { brand } from '~/config/site';
import { editors } from '../editors';

/** Title of the sidebar. */
export const dashboardName = `${brand.name} Dashboard`;

/** Address of an editor, or of the dashboard's home. */
export function sectionPath(id?: string): string {
  return id ? `${dashboardFolder}${id}/` : dashboardFolder;
}

/** The editor of an address, with or without its last slash; undefined for the home. */
export function sectionAt(path: string): string | undefined {
  return editors.find(({ id }) => `${path.replace(/\/$/, '')}/` === sectionPath(id))?.id;
}

/** What the browser's tab says. */
export function sectionTitle(id?: string): string {
  const editor = editors.find((one) => one.id === id);
  return `${editor ? editor.heading : dashboardName} · ${brand.fullName}`;
}
