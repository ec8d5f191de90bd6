import { showImport } from '../backup/import-state';
import type { EditorDefinition } from '../editor';
import { importLate } from '../late-module';

const importChunk = () => import('./lazy-chunk');

interface Props {
  editor: EditorDefinition;
  /** The import panel that shows the result. */
  scope?: string;
}

/** Loads the site's records into an editor. Its script is fetched on click. */
export function LoadButton({ editor, scope = editor.key }: Props) {
  const load = () =>
    importLate(importChunk).then(
      ({ loadFromSite }) => loadFromSite(editor, scope),
      () =>
        showImport(scope, {
          text: 'The website’s list could not be loaded. Check your internet connection and try again.',
        }),
    );
  return (
    <button type="button" onClick={load}>
      Load from the website
    </button>
  );
}
