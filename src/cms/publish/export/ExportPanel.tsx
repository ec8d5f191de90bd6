import { useEffect, useRef, useState } from 'react';
import type { EditorDefinition } from '../../editor';
import { siteOf } from '../../storage/site-fields';
import { OutdatedPage } from '../fetch-list';
import { describeChanges, summarise } from './describe';
import styles from './export.module.css';
import { type Handover, prepare } from './prepare';
import { writeFile } from './write-file';

const unread =
  'What the site shows could not be read, so nothing can be compared. Check the connection and try again.';

interface Props {
  editors: readonly EditorDefinition[];
  onClose(): void;
}

/** A list that came from the site replaces the site's; one that did not would remove what is there. */
const isFromSite = ({ editor }: Handover) => editor.store.$records.get().some((record) => siteOf(record).id);

/** What may be handed over, what it changes on the site and what is not ready, and the file of it. */
export function ExportPanel({ editors, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState({ done: 0, all: 1 });
  const [handovers, setHandovers] = useState<readonly Handover[]>();
  const [failure, setFailure] = useState('');
  /** Whether a section is handed over, where that was chosen. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [written, setWritten] = useState('');

  useEffect(() => {
    panel.current?.focus();
    let turn = 0;
    /** Shows what is there now, unless it has changed again meanwhile. */
    const read = () => {
      const own = ++turn;
      prepare(editors, (done, all) => setProgress({ done, all })).then(
        (found) => own === turn && setHandovers(found),
        (error: unknown) =>
          own === turn && setFailure(error instanceof OutdatedPage ? error.message : unread),
      );
    };
    const readAgain = () => {
      setWritten('');
      setFailure('');
      setHandovers(undefined);
      read();
    };
    read();
    const stops = editors.map(({ store }) => store.$records.listen(readAgain));
    return () => {
      turn = 0;
      for (const stop of stops) stop();
    };
  }, [editors]);

  const isChosen = (one: Handover) => choices.get(one.section.name) ?? isFromSite(one);
  const chosen = handovers?.filter(isChosen) ?? [];
  const unready = chosen.flatMap(({ editor, unready: records }) =>
    records.map(({ name, faults }) => `${editor.menu}, ${name}: ${faults.join('; ')}`),
  );
  const choose = (name: string, isWanted: boolean) => {
    setChoices(new Map(choices).set(name, isWanted));
    setWritten('');
  };

  return (
    <div ref={panel} className="notice stack" tabIndex={-1} role="group" aria-label="Export for the site">
      {failure && (
        <p className="message" role="alert">
          {failure}
        </p>
      )}
      {!failure && !handovers && (
        <p>
          <label htmlFor="packing">
            Packing records and pictures: {progress.done} of {progress.all}
          </label>
          <progress id="packing" className={styles.progress} value={progress.done} max={progress.all} />
        </p>
      )}
      {handovers?.length === 0 && (
        <p>There is nothing to export yet. Open a section and press 'Load from the site' first.</p>
      )}
      {handovers && handovers.length > 0 && (
        <>
          <fieldset className={styles.sections}>
            <legend className="label">What to export</legend>
            {handovers.map((handover) => (
              <SectionChoice
                key={handover.section.name}
                handover={handover}
                isChosen={isChosen(handover)}
                onChoose={(isWanted) => choose(handover.section.name, isWanted)}
              />
            ))}
          </fieldset>
          {unready.length > 0 && (
            <>
              <p className="label">Not ready</p>
              <ul className="bullets">
                {Object.entries(unready).map(([place, text]) => (
                  <li key={place}>{text}</li>
                ))}
              </ul>
              <p>Fix these errors or leave the section out.</p>
            </>
          )}
        </>
      )}
      <p role="status">{written && `${written} is in your downloads. Send it to your developer.`}</p>
      <div className="buttons">
        {chosen.length > 0 && unready.length === 0 && (
          <button type="button" className="button" onClick={() => setWritten(writeFile(chosen))}>
            Write the file
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  handover: Handover;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function SectionChoice({ handover, isChosen, onChoose }: ChoiceProps) {
  const { editor } = handover;
  const lines = isChosen ? describeChanges(handover) : [];
  return (
    <div>
      <label className={styles.choice}>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        <span>
          <b>{editor.menu}</b>: {summarise(handover)}
        </span>
      </label>
      {lines.length > 0 && (
        <ul className={`bullets hint ${styles.changes}`}>
          {Object.entries(lines).map(([place, text]) => (
            <li key={place}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
