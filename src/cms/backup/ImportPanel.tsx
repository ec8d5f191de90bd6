import { useEffect, useRef } from 'react';
import { useStore } from '../use-store';
import { countWords, recordName } from '../words';
import type { IncomingSection } from './import';
import { $import, apply, closeImport, countChanges, revertImport } from './import-state';

/** Says what an import would do, then what it did, and offers to undo it. */
export function ImportPanel({ scope }: { scope: string }) {
  const { scope: shown, state } = useStore($import);
  const panel = useRef<HTMLDivElement>(null);
  const isShown = shown === scope && state.step !== 'idle';
  useEffect(() => {
    if (isShown && state) panel.current?.focus();
  }, [isShown, state]);
  if (!isShown) return null;

  return (
    <div ref={panel} className="notice stack hint" tabIndex={-1} role="group" aria-label="Import">
      {state.step === 'checked' && <Counts sections={state.sections} />}
      {state.step === 'applied' && <p>{countWords(state.changes, recordName)} imported.</p>}
      {state.step === 'message' && <p>{state.message}</p>}
      <div className="buttons">
        {state.step === 'checked' && countChanges(state.sections) > 0 && (
          <button type="button" className="button" onClick={() => apply(scope, state.sections)}>
            Import {countWords(countChanges(state.sections), recordName)}
          </button>
        )}
        {state.step === 'applied' && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => revertImport(scope, state.revertImport)}
          >
            Undo import
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={closeImport}>
          {state.step === 'checked' && countChanges(state.sections) > 0 ? 'Do not import' : 'Close'}
        </button>
      </div>
    </div>
  );
}

function Counts({ sections }: { sections: readonly IncomingSection[] }) {
  return (
    <>
      <p>
        {countChanges(sections) > 0
          ? 'The file was checked. Importing it would do this:'
          : 'The file was checked. Nothing in it is new:'}
      </p>
      <ul className="bullets">
        {sections.map(({ editor, added, replaced, same, unreadable }) => (
          <li key={editor.id}>
            {editor.menu}:{' '}
            {[
              added > 0 && `${added} new`,
              replaced > 0 && `${replaced} in the place of what is here`,
              same > 0 && `${same} here already`,
              unreadable > 0 && `${unreadable} cannot be read and will be left out`,
            ]
              .filter(Boolean)
              .join(', ') || 'empty'}
          </li>
        ))}
      </ul>
    </>
  );
}
