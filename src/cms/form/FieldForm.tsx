import { Fragment, type SubmitEvent, useId, useState } from 'react';
import { Disclosure } from '../Disclosure';
import type { FormProps } from '../editor';
import { adoptForm, isComplete, type Typed, writeForm } from '../record/form-values';
import type { FormValue } from '../record/values';
import { type FormField, fieldsOf, type SectionRow } from '../sections';
import { FieldInput } from './FieldInput';
import styles from './form.module.css';
import { PackLines } from './PackLines';
import { offerPlaces, withValueOf } from './places';

interface Props extends FormProps<object, Typed> {
  row: SectionRow;
}

/**
 * The form of a section. One of stored records has a Cancel button, and does not save while it is incomplete. One of records
 * in memory uses the browser's validation instead.
 */
export function FieldForm({ row, record, draft, setDraft, onSave, onCancel }: Props) {
  const { name, buttons, keptIn, detailsNote } = row;
  const { main, details } = fieldsOf(row);
  const others = details.filter(({ beside }) => !main.some(({ name }) => name === beside));
  const isStored = keptIn === 'storage';
  const id = useId();
  const typed = adoptForm(row, draft);
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const isBusy = Object.values(busy).includes(true);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && isComplete(main, typed)) onSave(writeForm(row, typed, record));
  };
  const show = (field: FormField) => (
    <FieldInput
      id={`${id}-${field.name}`}
      field={offerPlaces(field, typed)}
      value={typed[field.name] ?? ''}
      isRequired={!isStored && main.includes(field)}
      onChange={(value: FormValue) => setDraft((last) => withValueOf(field, value, adoptForm(row, last)))}
      onBusy={(isBusy) => setBusy((last) => ({ ...last, [field.name]: isBusy }))}
    />
  );

  return (
    <form className="stack languages" onSubmit={submit}>
      {main.flatMap((field) =>
        [field, ...details.filter(({ beside }) => beside === field.name)].map((shown) => (
          <Fragment key={shown.name}>{show(shown)}</Fragment>
        )),
      )}
      {others.length > 0 && (
        <Disclosure className={styles.group} summary="Details for the website">
          <div className={`stack languages ${styles.fields}`}>
            <p className="hint">
              You can leave all of this empty until the record goes on the website, which needs the fields
              with *.
              {detailsNote && ` ${detailsNote}`}
            </p>
            {others.map((field) => (
              <div key={field.name} lang={field.lang} data-needed={!field.isOptional || undefined}>
                {show(field)}
                {field.kind === 'prices' && <PackLines product={typed} fields={details} />}
              </div>
            ))}
          </div>
        </Disclosure>
      )}
      <div className="buttons">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {record ? (buttons?.update ?? `Update ${name.one}`) : (buttons?.add ?? `Add ${name.one}`)}
        </button>
        {record && isStored && (
          <button type="button" className="button" data-kind="quiet" onClick={() => onCancel()}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
