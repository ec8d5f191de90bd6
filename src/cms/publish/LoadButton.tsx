import { $import } from '../backup/import-state';
import type { EditorDefinition } from '../editor';

/** Brings what the site shows into an editor; its script is loaded when it is pressed. */
export function LoadButton({ editor }: { editor: EditorDefinition }) {
  const load = () =>
    import('./parts').then(
      ({ loadFromSite }) => loadFromSite(editor),
      () => $import.set({ scope: editor.key, text: 'This could not be loaded. Check the connection.' }),
    );
  return (
    <button type="button" onClick={load}>
      Load from the site
    </button>
  );
}
