/**
 * Everything that is fetched only for publishing. A single chunk, because separate chunks would split the
 * shared modules into many small files.
 */
export { ExportPanel } from './export/ExportPanel';
export { loadFromSite } from './load';
export { Preview } from './preview/Preview';
export { SiteFieldset } from './SiteFieldset';
