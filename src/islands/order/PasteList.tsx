import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { decodeText } from '~/domain/decode-text';
import { importModule } from '~/domain/import-module';
import { writeNumerals } from '~/domain/numerals';
import type { ItemNames, OrderChoices } from '~/domain/order/order';
import { type FoundItem, productOf, type Question, type ReadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import type { OwnHeads } from '~/domain/order/read-table';
import { formatSum } from '~/domain/price';
import { translateName } from '~/domain/translate-name';
import { Field } from '~/forms/Field';
import styles from './paste.module.css';

export type PasteMessages = Messages['forms']['order']['paste'];

export interface PasteProps {
  locale: Locale;
  messages: PasteMessages;
  /** Phrase of the sum. */
  sum: string;
  /** Path of the file with the packs. */
  choicesPath: string;
  heads: OwnHeads;
}

interface Props extends PasteProps {
  onAdd(found: readonly FoundItem[]): void;
}

/** The largest text and file, in letters and bytes. */
const longest = 200_000;

/** Reads a pasted list or a file, asks what is unclear, and adds the items to the order. */
export function PasteList({ locale, messages, sum, choicesPath, heads, onAdd }: Props) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [itemNames, setItemNames] = useState<ItemNames>();
  const [fault, setFault] = useState('');
  const [lines, setLines] = useState<ReadLine[]>();
  const found = lines?.filter((line) => line.kind === 'item') ?? [];
  const total = found.reduce((sum, { pack, quantity }) => sum + pack.price * quantity, 0);
  const count = (kind: ReadLine['kind']) => lines?.filter((line) => line.kind === kind).length ?? 0;

  async function read(text: string | undefined) {
    setLines(undefined);
    setFault('');
    if (text === undefined) return setFault(messages.unreadable);
    if (text.length > longest) return setFault(messages.tooLong);
    try {
      const response = await fetch(choicesPath);
      const choices: OrderChoices = await response.json();
      const { parseRows } = await importModule(() => import('~/forms/order/parse-rows'));
      const read = readPasted(text, parseRows, choices, heads).lines;
      setItemNames(choices.itemNames);
      if (read.length > 0) setLines(read);
      else setFault(messages.none);
    } catch {
      setFault(messages.failed);
    }
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > longest) return setFault(messages.tooLong);
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    if (box.current) box.current.value = text ?? '';
    read(text);
  }

  function answer(question: ReadLine, choice: ReadLine) {
    setLines((all) => all?.map((line) => (line === question ? { ...choice, text: question.text } : line)));
    // The button is gone.
    status.current?.focus();
  }

  function add() {
    onAdd(found);
    const left = lines?.filter(({ kind }) => kind !== 'item') ?? [];
    setLines(left.length > 0 ? left : undefined);
    if (left.length === 0 && box.current) box.current.value = '';
  }

  const said =
    fault ||
    (lines &&
      interpolate(messages.found, {
        items: found.length,
        questions: count('question'),
        unknown: count('unknown'),
      }));

  /** Names a pack and its quantity, or the product of a question. */
  function labelOf(choice: FoundItem | Question): string {
    if (choice.kind === 'item')
      return `${translateName(itemNames, choice.pack.name)} × ${writeNumerals(choice.quantity, locale)}`;
    return translateName(itemNames, productOf(choice));
  }

  function describe(line: ReadLine): string {
    if (line.kind === 'unknown') return messages.unknown;
    if (line.kind === 'question') return messages.ask[line.about];
    return line.isOnlyPack ? `${labelOf(line)} · ${messages.onlyPack}` : labelOf(line);
  }

  return (
    <details className={`screen-only script-only ${styles.paste}`} id="paste">
      <summary>{messages.heading}</summary>
      <div className={`stack ${styles.body}`}>
        <Field id={id} label={messages.label} hint={messages.hint}>
          <textarea className="input" id={id} rows={6} aria-describedby={`${id}-hint`} ref={box} />
        </Field>
        <div className="buttons">
          <button
            className="button"
            data-kind="second"
            type="button"
            onClick={() => read(box.current?.value)}
          >
            {messages.read}
          </button>
          <button className="button" data-kind="quiet" type="button" onClick={() => file.current?.click()}>
            {messages.file}
          </button>
          <input type="file" accept=".csv,.tsv,.txt,text/*" hidden ref={file} onChange={open} />
        </div>
        <p className={styles.said} role="status" tabIndex={-1} ref={status}>
          {said && <span key={said}>{said}</span>}
        </p>
        {lines && (
          <ol className={`box ${styles.lines}`}>
            {Object.entries(lines).map(([index, line]) => (
              <li key={index} data-kind={line.kind}>
                <p>
                  <b id={`${id}-${index}`}>{describe(line)}</b> <small className="soft">{line.text}</small>
                </p>
                {line.kind === 'item' && <span>{formatSum(line.pack.price * line.quantity, locale)}</span>}
                {line.kind === 'question' && (
                  <div className="buttons" role="group" aria-labelledby={`${id}-${index}`}>
                    {line.choices.map((choice) => (
                      <button
                        key={labelOf(choice)}
                        className="button"
                        data-kind="quiet"
                        type="button"
                        onClick={() => answer(line, choice)}
                      >
                        {labelOf(choice)}
                      </button>
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
        {found.length > 0 && (
          <>
            <p>{interpolate(sum, { sum: formatSum(total, locale) })}</p>
            <div className="buttons">
              <button className="button" type="button" onClick={add}>
                {messages.add}
              </button>
            </div>
          </>
        )}
      </div>
    </details>
  );
}
