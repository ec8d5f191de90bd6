import { type ChangeEvent, useId, useMemo, useRef, useState } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { decodeList } from '~/domain/decode-text';
import { writeNumerals } from '~/domain/numerals';
import { addRows, type ListRow } from '~/domain/order/list';
import { productOf, type Question, type ReadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { formatSum } from '~/domain/price';
import { translateName } from '~/domain/translate-name';
import { Field } from '~/forms/Field';
import { parseRows } from '~/forms/order/parse-rows';
import type { PasteProps } from './PastePanel';

type Choice = Question['choices'][number];

/** The largest text and file, in letters and bytes. */
const longest = 200_000;

/** Reads a pasted list or a file, asks what is unclear, and adds the items to the order. */
export function PasteList(props: PasteProps) {
  const { locale, messages, heads, choices, onRetry, readItems, text, onChange, onAdd } = props;
  const words = messages.paste;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [fault, setFault] = useState('');
  /** The text as it was read, and its lines as answered. */
  const [reading, setReading] = useState<{ source: string; answered?: ReadLine[] }>();
  /** The text that a file has replaced. */
  const [former, setFormer] = useState<{ text: string; file: string }>();

  const source = reading?.source;
  const list = useMemo(
    () => (choices && source !== undefined ? readPasted(source, parseRows, choices, heads) : undefined),
    [choices, source, heads],
  );
  const lines = (list && reading?.answered) ?? list ?? [];
  const found = lines.filter((line) => line.kind === 'item');
  const rows = found.map(({ pack, quantity }) => ({ name: pack.name, quantity }));
  const packs = rows.reduce((total, { quantity }) => total + quantity, 0);
  const sum = found.reduce((total, { pack, quantity }) => total + pack.price * quantity, 0);
  const isOld = source !== undefined && source !== text;

  function read(next: string) {
    setFault(next.length > longest ? words.tooLong : '');
    if (next !== source) setReading(next.length > longest ? undefined : { source: next });
    onRetry?.();
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > longest) return setFault(words.tooLong);
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    const decoded = bytes && decodeList(new Uint8Array(bytes));
    if (decoded === undefined) return setFault(words.unreadable);
    setFormer({ text: box.current?.value ?? '', file: decoded });
    onChange(decoded);
    read(decoded);
  }

  function undoFile() {
    onChange(former?.text ?? '');
    box.current?.focus();
  }

  function answer(question: ReadLine, choice: Choice) {
    const { text } = question;
    const answered = lines.map((line) => (line === question ? { ...choice, text } : line));
    setReading((last) => last && { ...last, answered });
    // The button is gone.
    status.current?.focus();
  }

  function add() {
    if (isOld) {
      // Only what is on the screen is added.
      read(text);
      return status.current?.focus();
    }
    const added = addRows(readItems(), rows);
    const over = added.left.map(({ name, quantity }) => `${name} × ${quantity}`);
    const rest = [...lines.flatMap((line) => (line.kind === 'item' ? [] : line.text)), ...over];
    const names = added.left.map(nameRow).join(', ');
    const said = [
      interpolate(words.added, { count: rows.length - over.length, rest: rest.length }),
      names && interpolate(words.over, { names }),
    ];
    setReading(rest.length > 0 ? { source: rest.join('\n') } : undefined);
    onAdd(added.items, said.filter(Boolean).join(' '), rest.join('\n'));
  }

  const nameRow = ({ name, quantity }: ListRow) =>
    `${translateName(choices?.itemNames, name)} × ${writeNumerals(quantity, locale)}`;

  /** Names a pack and its quantity, or the product of a question. */
  const labelOf = (choice: Choice) =>
    choice.kind === 'item'
      ? nameRow({ name: choice.pack.name, quantity: choice.quantity })
      : translateName(choices?.itemNames, productOf(choice));

  function describe(line: ReadLine): string {
    if (line.kind === 'question') return words.ask[line.about];
    if (line.kind === 'unknown')
      return [words.kinds[line.reason ?? 'unknown'], line.product].filter(Boolean).join(': ');
    const { pack, isOnlyPack, writtenPrice = pack.price } = line;
    const prices = { ours: formatSum(pack.price, locale), theirs: formatSum(writtenPrice, locale) };
    const differs = writtenPrice !== pack.price && interpolate(words.prices, prices);
    return [labelOf(line), isOnlyPack && words.onlyPack, differs].filter(Boolean).join(' · ');
  }

  function describeAll(): string {
    if (fault || !reading) return fault;
    if (!list) return onRetry ? words.failed : words.wait;
    if (isOld) return words.changed;
    if (lines.length === 0) return words.none;
    const kinds = lines.map((line) => (line.kind === 'unknown' ? (line.reason ?? line.kind) : line.kind));
    const counts = Object.entries(words.kinds).map(([kind, label], index) => {
      const count = kinds.filter((one) => one === kind).length;
      // The usual kinds are first.
      return (count > 0 || index < 3) && interpolate(words.count, { kind: label, count });
    });
    return [...counts, interpolate(words.packs, { packs })].filter(Boolean).join(' · ');
  }

  const hasReplaced = former?.file === text && former.text.trim() !== '';
  const said = [hasReplaced && words.replaced, describeAll()].filter(Boolean).join(' ');

  return (
    <>
      <Field id={id} label={words.label} hint={words.hint}>
        <textarea
          className="input"
          id={id}
          rows={6}
          aria-describedby={`${id}-hint`}
          value={text}
          ref={box}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="buttons">
        <button className="button" data-kind="second" type="button" onClick={() => read(text)}>
          {words.read}
        </button>
        <button className="button" data-kind="quiet" type="button" onClick={() => file.current?.click()}>
          {words.file}
        </button>
        <input type="file" accept=".csv,.tsv,.txt,text/*" hidden ref={file} onChange={open} />
      </div>
      <p role="status" tabIndex={-1} ref={status}>
        {said && <span key={said}>{`${said} `}</span>}
        {hasReplaced && (
          <button type="button" onClick={undoFile}>
            {messages.lists.undo}
          </button>
        )}
      </p>
      {lines.length > 0 && (
        <ol className="box" data-old={isOld || undefined}>
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
                      disabled={isOld}
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
          <p>{interpolate(messages.sum.whole, { sum: formatSum(sum, locale) })}</p>
          <div className="buttons">
            <button className="button" type="button" onClick={add}>
              {words.add}
            </button>
          </div>
        </>
      )}
    </>
  );
}
