import { Fragment, type SubmitEvent, useId, useState } from 'react';
import { locales } from '~/config/locales';
import type { AnyRecord, SectionName } from '~/domain/content/record';
import type { FormProps } from '../editor';
import { SiteFieldset } from '../publish/SiteFieldset';
import { siteOf } from '../storage/site-record';
import { draftOf, type FieldsOf, fieldEntries, parseDraft } from './draft';
import { useDraft } from './unsaved';

interface Props<Fields extends object> extends FormProps<Fields> {
  fields: FieldsOf<Fields>;
  addLabel: string;
  updateLabel: string;
  /** `reported`: native validation. `ignored`: an incomplete form does not save. */
  blankFields: 'reported' | 'ignored';
  hasCancel: boolean;
  /** The section of the site that shows the records. */
  section: SectionName | undefined;
}

export function FieldForm<Fields extends object>(props: Props<Fields>) {
  const { fields, addLabel, updateLabel, blankFields, hasCancel, section, record, onSave, onCancel } = props;
  const id = useId();
  const [{ draft, siteFields }, setState] = useDraft(() => ({
    draft: draftOf(fields, record),
    siteFields: siteOf(record),
  }));
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const isBusy = Object.values(busy).includes(true);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = !isBusy && parseDraft(fields, draft);
    if (values) onSave(keepsSiteFields(siteFields, record) ? { ...values, site: siteFields } : values);
  };

  return (
    <form className="stack" onSubmit={submit}>
      {fieldEntries(fields).map(([name, field]) => (
        <Fragment key={name}>
          {field.renderInput({
            id: `${id}-${name}`,
            value: draft[name],
            isRequired: blankFields === 'reported',
            onChange: (value) => setState((last) => ({ ...last, draft: { ...last.draft, [name]: value } })),
            onBusy: (isBusy) => setBusy((last) => ({ ...last, [name]: isBusy })),
          })}
        </Fragment>
      ))}
      {section && hasSiteFields(section) && (
        <SiteFieldset
          id={id}
          section={section}
          value={siteFields}
          onChange={(value) => setState((last) => ({ ...last, siteFields: value }))}
        />
      )}
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

/** Returns false for a record without site fields, so that it stays without the property `site`. */
function keepsSiteFields(fields: AnyRecord, record: object | undefined): boolean {
  return Object.keys(fields).length > 0 || (record !== undefined && 'site' in record);
}

/** The only site fields of questions are their translations. */
const hasSiteFields = (section: SectionName) => section !== 'faq' || locales.length > 1;
