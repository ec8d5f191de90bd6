import { Fragment, type SubmitEvent, useId, useState } from 'react';
import type { FormProps } from '../editor';
import { type Draft, draftOf, type FieldsOf, isChanged, namedFields, parseDraft } from './draft';
import styles from './FieldForm.module.css';
import { useUnsaved } from './unsaved';

export interface FormButtons {
  add: string;
  update: string;
  /** Only some editors have one (spec §4.3). */
  cancel?: string;
}

interface Props<Fields extends object> extends FormProps<Fields> {
  fields: FieldsOf<Fields>;
  buttons: FormButtons;
}

export function FieldForm<Fields extends object>({
  fields,
  buttons,
  record,
  onSave,
  onCancel,
}: Props<Fields>) {
  const id = useId();
  const [start] = useState<Draft>(() => draftOf(fields, record));
  const [draft, setDraft] = useState(start);
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const isBusy = Object.values(busy).includes(true);
  useUnsaved(isChanged(draft, start));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = !isBusy && parseDraft(fields, draft);
    if (values) onSave(values);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {namedFields(fields).map(([name, field]) => (
        <Fragment key={name}>
          {field.renderInput({
            id: `${id}-${name}`,
            value: draft[name],
            onChange: (value) => setDraft((last) => ({ ...last, [name]: value })),
            onBusy: (isBusy) => setBusy((last) => ({ ...last, [name]: isBusy })),
          })}
        </Fragment>
      ))}
      <div className={styles.buttons}>
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {record ? buttons.update : buttons.add}
        </button>
        {record && buttons.cancel && (
          <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
            {buttons.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
