import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { countWords, listNames, recordName } from '../words';
import type { IncomingSection } from './import';
import { $import, apply, countChanges, revertImport } from './import-state';

/** Says what an import would do, then what it did, and offers to undo it. */
export function ImportPanel({ scope }: { scope: string }) {
  const latest = useStore($import);
  const shown = latest?.scope === scope ? latest : undefined;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) panel.current?.focus();
  }, [shown]);
  if (!shown) return null;

  const { text, sections = [], revert } = shown;
  const changes = countChanges(sections);
  const replaced = sections.flatMap(({ replacedNames }) => replacedNames);
  return (
    <div ref={panel} className="notice stack hint" tabIndex={-1} role="group" aria-label="Import">
      <p>{text}</p>
      {sections.length > 0 && (
        <ul className="bullets">
          {sections.map((section) => (
            <li key={section.editor.id}>{describe(section)}</li>
          ))}
        </ul>
      )}
      {replaced.length > 0 && <p>In the place of what is here: {listNames(replaced)}.</p>}
      <div className="buttons">
        {changes > 0 && (
          <button type="button" className="button" onClick={() => apply(scope, sections)}>
            Import {countWords(changes, recordName)}
          </button>
        )}
        {revert && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => revertImport(scope, revert)}
          >
            Undo import
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={() => $import.set(undefined)}>
          {changes > 0 ? 'Do not import' : 'Close'}
        </button>
      </div>
    </div>
  );
}

function describe({ editor, added, replaced, same, unreadable }: IncomingSection): string {
  const parts = [
    added > 0 && `${added} new`,
    replaced > 0 && `${replaced} in the place of what is here`,
    same > 0 && `${same} here already`,
    unreadable > 0 && `${unreadable} cannot be read and will be left out`,
  ];
  return `${editor.menu}: ${parts.filter(Boolean).join(', ') || 'empty'}`;
}
