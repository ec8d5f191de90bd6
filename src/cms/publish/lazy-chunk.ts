/**
 * The parts for publishing that are fetched late, except the export. They are one chunk, because several would split
 * the shared modules into many small files.
 */
export { loadFromSite } from './load';
export { Preview } from './preview/Preview';
export { SiteFieldset } from './SiteFieldset';
