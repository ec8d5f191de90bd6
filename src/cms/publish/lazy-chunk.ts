/**
 * What is fetched when a section is published, but for the export. A single chunk, because separate chunks would split the
 * shared modules into many small files.
 */
export { loadFromSite } from './load';
export { Preview } from './preview/Preview';
export { SiteFieldset } from './SiteFieldset';
