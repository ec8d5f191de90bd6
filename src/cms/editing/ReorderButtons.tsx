import { useState } from 'react';
import { NumberInput, stepNumber } from '~/forms/NumberInput';
import type { Reordering } from '../editor';
import type { StoredRecord } from '../list/record';
import styles from './CardList.module.css';
import type { RecordAction } from './find-button';
import { RecordButton } from './RecordButton';

interface Props<Fields extends object> {
  record: StoredRecord<Fields>;
  titleId: string;
  /** The record's place in its list of `count`. */
  index: number;
  count: number;
  reordering: Reordering<Fields>;
}

/** Buttons and a field that move a record, and a button that previews it on the page. */
export function ReorderButtons<Fields extends object>({
  record,
  titleId,
  index,
  count,
  ...rest
}: Props<Fields>) {
  const { onMove, onPreview } = rest.reordering;
  const [typed, setTyped] = useState<string>();
  const id = `${titleId}-place`;
  const moveToTyped = (control?: RecordAction) => {
    const place = typed && stepNumber(typed, 0, 1, count);
    setTyped(undefined);
    if (place) onMove(record, Number(place) - 1, control);
  };
  const step = (action: 'up' | 'down', label: string, by: number) => {
    const isOff = index + by < 0 || index + by === count;
    return (
      <RecordButton {...{ action, titleId, isOff }} onClick={() => onMove(record, index + by, action)}>
        {label}
      </RecordButton>
    );
  };
  return (
    <>
      {step('up', 'Up', -1)}
      {step('down', 'Down', 1)}
      <form
        className={styles.place}
        noValidate
        onBlur={() => moveToTyped()}
        onSubmit={(event) => {
          event.preventDefault();
          moveToTyped('place');
        }}
      >
        <label id={`${id}-label`} htmlFor={id}>
          Place
        </label>
        <NumberInput
          className="input"
          id={id}
          data-action="place"
          aria-labelledby={`${id}-label ${titleId}`}
          aria-describedby={`${id}-count`}
          min={1}
          max={count}
          pattern="[0-9]+"
          value={typed ?? String(index + 1)}
          onChange={setTyped}
        />
        <span id={`${id}-count`}>of {count}</span>
      </form>
      {onPreview && (
        <RecordButton action="show" titleId={titleId} onClick={() => onPreview(record)}>
          Preview
        </RecordButton>
      )}
    </>
  );
}
