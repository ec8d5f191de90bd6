import { Fragment, type SubmitEvent, useId, useState } from 'react';
import type { FormProps } from '../editor';
import { draftOf, type FieldsOf, namedFields, parseDraft } from './draft';
import { useDraft } from './unsaved';

interface Props<Fields extends object> extends FormProps<Fields> {
  fields: FieldsOf<Fields>;
  addLabel: string;
  updateLabel: string;
  /** Whether the browser asks for fields that are blank, or saving does nothing and says nothing (spec §5.3). */
  blankFields: 'reported' | 'ignored';
  hasCancel: boolean;
}

export function FieldForm<Fields extends object>(props: Props<Fields>) {
  const { fields, addLabel, updateLabel, blankFields, hasCancel, record, onSave, onCancel } = props;
  const id = useId();
  const [draft, setDraft] = useDraft(() => draftOf(fields, record));
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const isBusy = Object.values(busy).includes(true);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = !isBusy && parseDraft(fields, draft);
    if (values) onSave(values);
  };

  return (
    <form className="stack" onSubmit={submit}>
      {namedFields(fields).map(([name, field]) => (
        <Fragment key={name}>
          {field.renderInput({
            id: `${id}-${name}`,
            value: draft[name],
            isRequired: blankFields === 'reported',
            onChange: (value) => setDraft((last) => ({ ...last, [name]: value })),
            onBusy: (isBusy) => setBusy((last) => ({ ...last, [name]: isBusy })),
          })}
        </Fragment>
      ))}
      <div className="buttons">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {record ? updateLabel : addLabel}
        </button>
        {record && hasCancel && (
          <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
