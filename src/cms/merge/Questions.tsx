import { Thumbnail } from './Changes';
import styles from './merge.module.css';
import type { Choice, Question } from './merge-lists';
import type { SectionPlan } from './plan';
import { choose, placeOf, sourceOf } from './state';

const sides: readonly Choice[] = ['here', 'there'];

/** Asks which side counts where both changed. */
export function Questions({ scope, section }: { scope: string; section: SectionPlan }) {
  const { questions, incoming } = section;
  const place = placeOf[incoming.source];
  if (questions.length === 0) return null;
  const answerAll = (choice: Choice) =>
    choose(
      scope,
      section,
      questions.map(({ id }) => [id, choice] as const),
    );
  return (
    <>
      <p>
        These differ here and {place}, and nobody but you can tell which one is right. What you do not choose
        stays as it is here.
      </p>
      {questions.length > 1 && (
        <div className="buttons" data-size="small">
          <button type="button" onClick={() => answerAll('there')}>
            All from {sourceOf[incoming.source]}
          </button>
          <button type="button" onClick={() => answerAll('here')}>
            All from here
          </button>
        </div>
      )}
      <div className={styles.questions}>
        {questions.map((question) => (
          <fieldset key={question.id} className={styles.question}>
            <legend className="label">{ask(question)}</legend>
            {sides.map((side) => (
              <label key={side} className="choice">
                <input
                  type="radio"
                  name={`${scope} ${incoming.editor.id} ${question.id}`}
                  checked={question.choice === side}
                  onChange={() => choose(scope, section, [[question.id, side]])}
                />
                <span>{answer(question, side, place)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

const ask = ({ title, label, before }: Question): string =>
  `“${title}”: ${label}${before === undefined ? '' : `. Before: ${before}`}`;

function answer({ kind, here, there, pictures }: Question, side: Choice, place: string) {
  const where = side === 'here' ? 'Here' : place.charAt(0).toUpperCase() + place.slice(1);
  const value = side === 'here' ? here : there;
  switch (kind) {
    case 'deleted-here':
    case 'deleted-there':
      return value.charAt(0).toUpperCase() + value.slice(1);
    case 'same':
      return side === 'here' ? `No, they are two. Here: ${here}` : `Yes, the same. ${where}: ${there}`;
    default:
      if (!pictures) return `${where}: ${value}`;
  }
  return (
    <>
      {where}: <Thumbnail url={side === 'here' ? pictures.old : pictures.now} alt="picture" />
    </>
  );
}
