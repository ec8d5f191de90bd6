import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { anyRecordName, formatCount } from '../words';
import styles from './ImportPanel.module.css';
import type { IncomingSection } from './import';
import {
  $imports,
  $reverts,
  applyImport,
  chooseValue,
  closeImport,
  countChanges,
  hasChanges,
  revertImport,
} from './import-state';
import { ProgressBar } from './ProgressBar';

const existingRecord = { one: 'existing record', many: 'existing records' };

/** A longer list of names is collapsed at first. */
const maxOpenNames = 20;

/** Shows the result of checking a file, then of importing it. Offers to undo the latest import, also when closed. */
export function ImportPanel({ scope }: { scope: string }) {
  const shown = useStore($imports)[scope];
  const latest = useStore($reverts)[scope]?.at(-1);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // Do not move the focus if the user has left the panel while the file was read.
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !panel.current?.contains(activeElement);
    if (shown && !(isElsewhere && wasOpen.current)) panel.current?.focus();
    wasOpen.current = Boolean(shown);
  }, [shown]);
  const undo = latest && !shown?.isWriting && (
    <button type="button" className="button" data-kind="quiet" onClick={() => revertImport(scope)}>
      Undo {latest.name}
    </button>
  );
  if (!shown)
    return (
      undo && (
        <div className="buttons" data-size="small">
          {undo}
        </div>
      )
    );

  const { text, progress, sections = [], isVersion = false } = shown;
  const changes = countChanges(sections);
  const canImport = hasChanges(sections);
  const replaced = sections.flatMap(({ replacedNames }) => replacedNames);
  return (
    <div ref={panel} className="notice stack hint" tabIndex={-1} role="group" aria-label="Import">
      {progress ? <ProgressBar label={text} {...progress} /> : <p role="status">{text}</p>}
      {sections.length > 0 && (
        <ul className="bullets">
          {sections.map((section) => (
            <li key={section.editor.id}>{describe(section, isVersion ? 'version' : 'file')}</li>
          ))}
        </ul>
      )}
      {replaced.length > 0 && (
        <details open={replaced.length <= maxOpenNames}>
          <summary>Will replace {formatCount(replaced.length, existingRecord)}</summary>
          <ul className={`bullets ${styles.replaced}`}>
            {Object.entries(replaced).map(([index, name]) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {sections.map((section) => (
        <Questions
          key={section.editor.id}
          scope={scope}
          section={section}
          source={isVersion ? 'version' : 'file'}
        />
      ))}
      <div className="buttons">
        {canImport && (
          <button type="button" className="button" onClick={() => applyImport(scope, sections)}>
            {changes > 0
              ? `${isVersion ? 'Restore' : 'Import'} ${formatCount(changes, anyRecordName)}`
              : 'Restore the order'}
          </button>
        )}
        {undo}
        <button type="button" className="button" data-kind="quiet" onClick={() => closeImport(scope)}>
          {canImport && !isVersion ? 'Do not import' : 'Close'}
        </button>
      </div>
    </div>
  );
}

interface QuestionsProps {
  scope: string;
  section: IncomingSection;
  source: 'file' | 'version';
}

/** Asks which value to keep if it changed on both sides. */
function Questions({ scope, section, source }: QuestionsProps) {
  const { conflicts, isFromSite } = section;
  const place = isFromSite ? 'on the website' : `in the ${source}`;
  if (conflicts.length === 0) return null;
  return (
    <>
      <p>These changed both here and {place}. What you do not choose stays as it is.</p>
      {conflicts.map(({ key, title, label, loaded, here, there, choice }) => (
        <fieldset key={key} className={styles.question}>
          <legend className="label">
            {title}, {label}. Before: {loaded}
          </legend>
          {(['here', 'there'] as const).map((side) => (
            <label key={side} className="choice">
              <input
                type="radio"
                name={`${scope} ${key}`}
                checked={choice === side}
                onChange={() => chooseValue(scope, section, key, side)}
              />
              {side === 'here'
                ? `Here: ${here}`
                : `${isFromSite ? 'On the website' : `In the ${source}`}: ${there}`}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

function describe(section: IncomingSection, source: 'file' | 'version'): string {
  const { editor, plan, added, replaced, same, isReordered, keepsOrder, isFromSite, unreadable } = section;
  const parts = [
    added > 0 && `${added} new`,
    replaced > 0 && `${replaced} replacing existing records`,
    same > 0 && `${same} already here`,
    plan.unmatched > 0 &&
      !keepsOrder &&
      !isFromSite &&
      `${plan.unmatched} not in the ${source}, which will stay`,
    isReordered && `will be put in the order of the ${isFromSite ? 'website' : source}`,
    unreadable > 0 && `${unreadable} cannot be read and will be left out`,
  ];
  return `${editor.menu}: ${parts.filter(Boolean).join(', ') || 'empty'}`;
}
