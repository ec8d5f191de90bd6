import { useState } from 'react';
import { readCommaList, writeCommaList } from '~/domain/comma-list';
import type { ContentField, FieldKind } from '~/domain/content/field';
import type { Value } from '~/domain/content/record';
import { Field } from '~/forms/Field';
import { NumberInput } from '~/forms/NumberInput';
import { SelectField } from '~/forms/SelectField';
import { TextInput, type TextKind } from '../fields/TextInput';
import { toFormValue, toSiteValue } from './convert';
import styles from './publish.module.css';
import { SpicePicker } from './SpicePicker';
import { textOf } from './sections';

interface Props {
  id: string;
  field: ContentField;
  value: Value;
  onChange(value: Value): void;
}

interface SiteInputProps {
  id: string;
  field: ContentField;
  /** The value of the site when the form opens. */
  initial: Value | undefined;
  onChange(value: Value | undefined): void;
}

/** The input of one site field. Keeps what is typed, such as a line break at the end. */
export function SiteInput({ field, initial, onChange, ...props }: SiteInputProps) {
  const [value, setValue] = useState(() => toFormValue(field, initial));
  const change = (changed: Value) => {
    setValue(changed);
    onChange(toSiteValue(field, changed));
  };
  return (
    <div lang={field.lang} data-needed={!field.isOptional || undefined}>
      <FieldInput {...props} field={field} value={value} onChange={change} />
    </div>
  );
}

const textKinds: Partial<Record<FieldKind, TextKind>> = {
  long: 'long',
  paragraphs: 'long',
  date: 'date',
  link: 'url',
};

/** Chooses the input of a field by its kind. */
function FieldInput(props: Props) {
  const { id, field, value, onChange } = props;
  const { kind, label, hint, options = [] } = field;
  switch (kind) {
    case 'choice':
    case 'place':
      return (
        <SelectField
          id={id}
          name={field.name}
          label={label}
          placeholder="Choose …"
          options={options.map(([value, label]) => ({ value, label }))}
          value={textOf(value)}
          disabled={options.length === 0}
          onChange={onChange}
        />
      );
    case 'choices':
      return <Choices {...props} />;
    case 'spices':
      return <SpicePicker id={id} label={label} chosen={listOf(value)} onChange={onChange} />;
    case 'words':
      return <Words {...props} />;
    case 'flag':
      return (
        <div className={`row ${styles.choices}`}>
          <label className="choice">
            <input
              id={id}
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => onChange(target.checked)}
            />
            {label}
          </label>
        </div>
      );
    case 'number': {
      const { min, max } = field.range ?? { min: 0, max: 999 };
      return (
        <Field id={id} label={label}>
          <NumberInput
            id={id}
            className="input"
            min={min}
            max={max}
            pattern={Array.from({ length: max - min + 1 }, (_, index) => min + index).join('|')}
            title={`${min} to ${max}`}
            value={String(value)}
            onChange={(text) => onChange(/^\d+$/.test(text) ? Number(text) : text)}
          />
        </Field>
      );
    }
    default:
      return (
        <TextInput
          id={id}
          label={label}
          hint={hint}
          kind={textKinds[kind] ?? 'text'}
          value={textOf(value)}
          onChange={onChange}
        />
      );
  }
}

const listOf = (value: Value): readonly string[] => (Array.isArray(value) ? value : []);

/** A list of words, typed with commas between them. */
function Words({ id, field, value, onChange }: Props) {
  const [draft, setDraft] = useState(writeCommaList(listOf(value)));
  const change = (typed: string) => {
    setDraft(typed);
    onChange(readCommaList(typed));
  };
  return <TextInput id={id} label={field.label} hint={field.hint} value={draft} onChange={change} />;
}

function Choices({ field: { label, options = [] }, value, onChange }: Props) {
  const chosen = listOf(value);
  const toggle = (option: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, option] : chosen.filter((other) => other !== option));
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className={`row ${styles.choices}`}>
        {options.map(([option, name]) => (
          <label key={option} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
