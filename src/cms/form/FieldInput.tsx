import { useEffect, useRef } from 'react';
import type { FieldKind } from '~/domain/content/field';
import { cleanDigits } from '~/domain/digits';
import { describedBy, Field } from '~/forms/Field';
import { NumberInput } from '~/forms/NumberInput';
import { SelectField } from '~/forms/SelectField';
import { cleanInput } from '~/forms/text-correction';
import { type FormValue, findLimit, findProblem, textOf, textsOf } from '../record/values';
import type { FormField } from '../sections';
import styles from './form.module.css';
import { PictureInput } from './PictureInput';

interface Props {
  id: string;
  field: FormField;
  value: FormValue;
  /** Enables the browser's validation of a blank field. */
  isRequired?: boolean;
  onChange(value: FormValue): void;
  /** Called when reading a picture starts and ends. The form does not save in between. */
  onBusy?(isBusy: boolean): void;
}

/** The input of a field, by its kind. */
export function FieldInput(props: Props) {
  const { id, field, value, onChange, onBusy } = props;
  const { kind, label, hint, options = [] } = field;
  switch (kind) {
    case 'picture':
      return (
        <PictureInput
          id={id}
          label={label}
          hint={hint}
          url={textOf(value)}
          isOptional={field.isOptional}
          onChange={onChange}
          onBusy={(isBusy) => onBusy?.(isBusy)}
        />
      );
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
      return <Spices {...props} />;
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
    default:
      return <TextInput {...props} />;
  }
}

const types: Partial<Record<FieldKind, string>> = {
  date: 'date',
  link: 'url',
  url: 'url',
  email: 'email',
  tel: 'tel',
};

function TextInput({ id, field, value, isRequired = false, onChange }: Props) {
  const { kind, label, placeholder, hint, lang, range } = field;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const needed = isRequired && !field.isOptional;
  const problem = findProblem(field, value, needed);
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  // Of the other fields only an error has a live region, or each form would have dozens of them.
  const message = findLimit(field, value) || (field.longest || field.rules ? '' : undefined);
  const common = {
    ref: input,
    id,
    className: 'input',
    placeholder,
    'aria-describedby': describedBy({ id, hint, message }),
    required: needed,
    value: textOf(value),
  };
  const handlers = cleanInput(onChange, kind === 'tel' ? cleanDigits : undefined);
  const control =
    kind === 'number' ? (
      <NumberInput
        {...common}
        min={range?.min ?? 0}
        max={range?.max ?? 999}
        pattern="\d+"
        onChange={onChange}
      />
    ) : kind === 'long' || kind === 'paragraphs' ? (
      <textarea rows={4} {...common} {...handlers} />
    ) : (
      <input type={types[kind] ?? 'text'} autoComplete="off" {...common} {...handlers} />
    );
  return (
    <div lang={lang}>
      <Field id={id} label={label} hint={hint} message={message}>
        {control}
      </Field>
    </div>
  );
}

function Choices({ field: { label, options = [] }, value, onChange }: Props) {
  const chosen = textsOf(value);
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

/** Picks products from the catalogue, in the order of the recipe. */
function Spices({ id, field: { label, options = [] }, value, onChange }: Props) {
  const chosen = textsOf(value);
  const names = new Map(options);
  const nameOf = (number: string) => `${names.get(number) ?? 'Product'} (№ ${number})`;
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <ul className={`row ${styles.choices}`}>
        {chosen.map((number) => (
          <li key={number}>
            {nameOf(number)}{' '}
            <button
              type="button"
              className="link-button"
              aria-label={`Remove ${nameOf(number)}`}
              onClick={() => onChange(chosen.filter((other) => other !== number))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <select
        id={id}
        className="input"
        aria-label="Add a spice"
        value=""
        onChange={({ target }) => onChange([...chosen, target.value])}
      >
        <option value="">Add a spice …</option>
        {options
          .filter(([number]) => !chosen.includes(number))
          .map(([number]) => (
            <option key={number} value={number}>
              {nameOf(number)}
            </option>
          ))}
      </select>
    </fieldset>
  );
}
