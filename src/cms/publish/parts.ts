/**
 * What is loaded once somebody turns to the site: one file, as its parts share most of what they need, and what they
 * share with the dashboard is then in one more file instead of ten.
 */
export { ExportPanel } from './export/ExportPanel';
export { loadFromSite } from './load';
export { Preview } from './preview/Preview';
export { SiteFieldset } from './SiteFieldset';
