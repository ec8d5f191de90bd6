import { useEffect, useRef, useState } from 'react';
import { isDay, localDay } from '~/domain/date';
import type { EditorDefinition } from '../../editor';
import { Changes } from '../../merge/Changes';
import { ProgressBar } from '../../merge/ProgressBar';
import { $merges } from '../../merge/state';
import { OutdatedPage } from '../fetch-site-list';
import { loadFromSite } from '../load';
import { saveContentFile } from './content-file';
import { canExport, describeLeft, summarise } from './describe';
import { findBrokenRecipes } from './find-broken-recipes';
import { type Preparation, prepareExport, type SectionExport } from './prepare-export';

const loadFailed =
  'The website’s lists could not be loaded, so there is nothing to compare with. Check your internet connection and try again.';

interface Props {
  editors: readonly EditorDefinition[];
  onClose(): void;
}

/** Lists the sections to export with their changes and faults, and saves the content file. */
export function ExportPanel({ editors, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState({ done: 0, all: 1 });
  const [preparation, setPreparation] = useState<Preparation>();
  const [failure, setFailure] = useState('');
  /** The user's choices by section. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [written, setWritten] = useState('');
  /** The day from which new prices apply. */
  const [day, setDay] = useState(() => localDay(new Date()));
  /** The odd prices that the user has confirmed. */
  const [confirmed, setConfirmed] = useState('');

  useEffect(() => {
    panel.current?.focus();
    let latestRead = 0;
    /** Compares the current records with the site. Ignores outdated results. */
    const compareWithSite = () => {
      const number = ++latestRead;
      prepareExport(editors, (done, all) => setProgress({ done, all })).then(
        (found) => number === latestRead && setPreparation(found),
        (error: unknown) =>
          number === latestRead && setFailure(error instanceof OutdatedPage ? error.message : loadFailed),
      );
    };
    const restart = () => {
      setWritten('');
      setFailure('');
      setPreparation(undefined);
      compareWithSite();
    };
    compareWithSite();
    const unsubscribers = [...editors.map(({ store }) => store.$records), $merges].map((changing) =>
      changing.listen(restart),
    );
    return () => {
      latestRead = 0;
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [editors]);

  const isChosen = (one: SectionExport) => canExport(one) && (choices.get(one.section.name) ?? true);
  const sectionExports = preparation?.sections;
  const chosen = sectionExports?.filter(isChosen) ?? [];
  const unready = [
    ...chosen.flatMap(({ editor, unready: records }) =>
      records.map(({ name, faults }) => `${editor.menu}, ${name}: ${faults.join('; ')}`),
    ),
    ...findBrokenRecipes(chosen, preparation?.onSite),
  ];
  const needsDay = chosen.some(({ hasNewPrices }) => hasNewPrices);
  const oddPrices = chosen.flatMap((one) => one.oddPrices);
  const isConfirmed = oddPrices.join('\n') === confirmed;
  const choose = (name: string, isWanted: boolean) => {
    setChoices(new Map(choices).set(name, isWanted));
    setWritten('');
  };

  return (
    <div ref={panel} className="notice stack" tabIndex={-1} role="group" aria-label="Export for the website">
      {failure && (
        <p className="message" role="alert">
          {failure}
        </p>
      )}
      {!failure && !sectionExports && <ProgressBar label="Packing records and pictures" {...progress} />}
      {sectionExports?.length === 0 && (
        <p>There is nothing to export yet. Open a section and press ‘Load from the website’ first.</p>
      )}
      {sectionExports && sectionExports.length > 0 && (
        <>
          <fieldset className="field">
            <legend className="label">What to export</legend>
            {sectionExports.map((sectionExport) => (
              <SectionChoice
                key={sectionExport.section.name}
                sectionExport={sectionExport}
                isChosen={isChosen(sectionExport)}
                onChoose={(isWanted) => choose(sectionExport.section.name, isWanted)}
              />
            ))}
          </fieldset>
          {unready.length > 0 && (
            <>
              <p className="label">Not ready</p>
              <ul className="bullets">
                {Object.entries(unready).map(([index, text]) => (
                  <li key={index}>{text}</li>
                ))}
              </ul>
              <p>Correct these records, or untick the list above.</p>
            </>
          )}
          {oddPrices.length > 0 && (
            <>
              <p className="label">Check these prices</p>
              <p>They change by more than half, or do not fit the other packs.</p>
              <ul className="bullets">
                {oddPrices.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <label className="choice">
                <input
                  type="checkbox"
                  checked={isConfirmed}
                  onChange={({ target }) => setConfirmed(target.checked ? oddPrices.join('\n') : '')}
                />
                These prices are right
              </label>
            </>
          )}
        </>
      )}
      {needsDay && (
        <label className="field">
          <span className="label">The new prices apply from</span>
          <input className="input" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          <span className="hint">The price list shows this day.</span>
        </label>
      )}
      <p role="status">{written && `${written} is in your downloads.`}</p>
      <div className="buttons">
        {chosen.some(({ changes }) => changes.length > 0) &&
          unready.length === 0 &&
          isConfirmed &&
          !(needsDay && !isDay(day)) && (
            <button
              type="button"
              className="button"
              onClick={() => setWritten(saveContentFile(chosen, needsDay ? day : undefined))}
            >
              Download the file
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
  sectionExport: SectionExport;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function SectionChoice({ sectionExport, isChosen, onChoose }: ChoiceProps) {
  const { editor, isLoaded } = sectionExport;
  const left = isChosen ? describeLeft(sectionExport) : [];
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!canExport(sectionExport)}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <b>{editor.menu}</b>: {summarise(sectionExport)}
        </span>
      </label>
      {!isLoaded && (
        <div className="buttons" data-size="small">
          <button type="button" onClick={() => loadFromSite(editor, 'all')}>
            Load from the website
          </button>
        </div>
      )}
      {isChosen && <Changes changes={sectionExport.changes} />}
      {left.length > 0 && (
        <ul className="bullets hint">
          {Object.entries(left).map(([index, text]) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
