import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { anyRecordName, formatCount } from '../words';
import { Changes } from './Changes';
import type { RecordChange } from './compare';
import { ProgressBar } from './ProgressBar';
import type { SectionPlan } from './plan';
import { Questions } from './Questions';
import {
  $merges,
  $steps,
  applyMerge,
  chooseSection,
  chosenOf,
  closeMerge,
  countRecords,
  deedOf,
  placeOf,
  stepsOf,
  takeStep,
} from './state';

/** Shows what a file, an earlier version or the website would change. Offers to undo what was done, also when closed. */
export function MergePanel({ scope }: { scope: string }) {
  const shown = useStore($merges)[scope];
  useStore($steps);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // Do not move the focus if the user has left the panel while the file was read.
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !panel.current?.contains(activeElement);
    if (shown && !(isElsewhere && wasOpen.current)) panel.current?.focus();
    wasOpen.current = Boolean(shown);
  }, [shown]);
  const { done, undone } = stepsOf(scope);
  const hasSteps = done.length + undone.length > 0 && !shown?.isWriting;
  const steps = hasSteps && <StepButtons scope={scope} />;
  if (!shown)
    return (
      steps && (
        <div className="buttons" data-size="small">
          {steps}
        </div>
      )
    );

  const { text, progress, sections = [] } = shown;
  const chosen = chosenOf(shown);
  const count = countRecords(chosen);
  const canMerge = chosen.some(canApply);
  const deed = deedOf(sections);
  const effective = sections.filter(({ changes, questions }) => changes.length + questions.length > 0);
  return (
    <div ref={panel} className="notice stack" tabIndex={-1} role="group" aria-label="Import">
      {progress ? <ProgressBar label={text} {...progress} /> : <p role="status">{text}</p>}
      {sections.map((section) => (
        <div key={section.incoming.editor.id} className="stack">
          {effective.length > 1 && effective.includes(section) ? (
            <label className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(section)}
                onChange={({ target }) => chooseSection(scope, section, target.checked)}
              />
              <span>{describe(section)}</span>
            </label>
          ) : (
            <p>{describe(section)}</p>
          )}
          <Changes changes={section.changes} />
          <Questions scope={scope} section={section} />
        </div>
      ))}
      <div className="buttons">
        {canMerge && (
          <button type="button" className="button" onClick={() => void applyMerge(scope)}>
            {count > 0
              ? `${deed.verb} ${formatCount(count, anyRecordName)}`
              : chosen.some(({ changes }) => changes.length > 0)
                ? 'Restore the order'
                : 'Keep my answers'}
          </button>
        )}
        {steps}
        <button type="button" className="button" data-kind="quiet" onClick={() => closeMerge(scope)}>
          {canMerge ? deed.leave : 'Close'}
        </button>
      </div>
    </div>
  );
}

/** An answer is kept, too, if it changes no record. */
const canApply = ({ changes, questions }: SectionPlan) =>
  changes.length > 0 || questions.some(({ choice }) => choice);

function StepButtons({ scope }: { scope: string }) {
  const { done, undone } = stepsOf(scope);
  const steps = [
    ['undo', 'Undo', done.at(-1)],
    ['redo', 'Redo', undone.at(-1)],
  ] as const;
  return steps.map(
    ([direction, verb, step]) =>
      step && (
        <button
          key={direction}
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => void takeStep(scope, direction)}
        >
          {verb} {step.name}
        </button>
      ),
  );
}

/** `'FAQ: 1 new, 2 changed, 3 already here'` */
function describe({ incoming, changes, questions, same, staying }: SectionPlan): string {
  const { editor, source, unreadable } = incoming;
  const of = (...kinds: RecordChange['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind)).length;
  const counts: [number, string][] = [
    [of('added'), 'new'],
    [of('returned'), 'come back'],
    [of('changed'), 'changed'],
    [of('removed'), 'removed'],
    [of('moved'), 'moved'],
    [questions.filter(({ choice }) => !choice).length, 'to answer'],
    [same, source === 'table' ? 'unchanged' : 'already here'],
    [staying, `not ${placeOf[source]}, which will stay`],
    [unreadable, 'cannot be read and will be left out'],
  ];
  const parts = counts.flatMap(([count, words]) => (count > 0 ? `${count} ${words}` : []));
  return `${editor.menu}: ${parts.join(', ') || 'empty'}`;
}
