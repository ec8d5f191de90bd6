import { showImport } from '../backup/import-state';
import type { EditorDefinition } from '../editor';
import { importLate } from '../late-module';

const importChunk = () => import('./lazy-chunk');

/** Loads the site's records into an editor. Its script is fetched on click. */
export function LoadButton({ editor }: { editor: EditorDefinition }) {
  const load = () =>
    importLate(importChunk).then(
      ({ loadFromSite }) => loadFromSite(editor),
      () =>
        showImport(editor.key, { text: 'This could not be loaded. Check the connection, then try again.' }),
    );
  return (
    <button type="button" onClick={load}>
      Load from the site
    </button>
  );
}
