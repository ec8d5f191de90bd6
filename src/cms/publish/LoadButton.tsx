import { importModule } from '~/domain/import-module';
import { showImport } from '../backup/import-state';
import type { EditorDefinition } from '../editor';

/** Loads the site's records into an editor. Its script is fetched on click. */
export function LoadButton({ editor }: { editor: EditorDefinition }) {
  const load = () =>
    importModule(() => import('./lazy-chunk')).then(
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
