import { Fragment, type SubmitEvent, useId, useState } from 'react';
import { locales } from '~/config/locales';
import type { SectionName } from '~/domain/content/record';
import type { FormProps } from '../editor';
import { SiteGroup } from '../publish/SiteGroup';
import { type SiteFields, siteFieldsOf } from '../storage/site-fields';
import { draftOf, type FieldsOf, namedFields, parseDraft } from './draft';
import { useDraft } from './unsaved';

interface Props<Fields extends object> extends FormProps<Fields> {
  fields: FieldsOf<Fields>;
  addLabel: string;
  updateLabel: string;
  /** `reported`: native validation. `ignored`: an incomplete form does not save. */
  blankFields: 'reported' | 'ignored';
  hasCancel: boolean;
  /** The list of the site that the records are for. */
  site: SectionName | undefined;
}

export function FieldForm<Fields extends object>(props: Props<Fields>) {
  const { fields, addLabel, updateLabel, blankFields, hasCancel, site, record, onSave, onCancel } = props;
  const id = useId();
  const [{ draft, forSite }, setState] = useDraft(() => ({
    draft: draftOf(fields, record),
    forSite: siteFieldsOf(record),
  }));
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const isBusy = Object.values(busy).includes(true);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = !isBusy && parseDraft(fields, draft);
    if (values) onSave(isForSite(forSite, record) ? { ...values, site: forSite } : values);
  };

  return (
    <form className="stack" onSubmit={submit}>
      {namedFields(fields).map(([name, field]) => (
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
      {site && hasGroup(site) && (
        <SiteGroup
          id={id}
          section={site}
          value={forSite}
          onChange={(value) => setState((last) => ({ ...last, forSite: value }))}
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

/** Whether a record has, or had, something for the site: one that never had keeps to its specified fields. */
function isForSite(fields: SiteFields, record: object | undefined): boolean {
  return Object.keys(fields).length > 0 || (record !== undefined && 'site' in record);
}

/** Questions have nothing for the site but their texts in other languages. */
const hasGroup = (site: SectionName) => site !== 'faq' || locales.length > 1;
