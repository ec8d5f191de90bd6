import { useState } from 'react';
import { TextInput } from '../fields/TextInput';
import styles from './publish.module.css';
import { SpicePicker } from './SpicePicker';
import { type SiteField, textOf } from './sections';

interface Props {
  id: string;
  field: SiteField;
  value: string | readonly string[] | undefined;
  onChange(value: string | readonly string[]): void;
}

/** The input of one field for the site, as its kind asks for. */
export function SiteInput(props: Props) {
  const { id, field, value, onChange } = props;
  const { kind, label, hint, lang } = field;
  switch (kind) {
    case 'choice':
      return (
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <select
            id={id}
            className="input"
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">Choose …</option>
            {field.options?.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </select>
        </div>
      );
    case 'choices':
      return <Choices {...props} />;
    case 'spices':
      return <SpicePicker id={id} label={label} chosen={listOf(value)} onChange={onChange} />;
    case 'words':
      return <Words {...props} />;
    default:
      return (
        <div lang={lang}>
          <TextInput
            id={id}
            label={label}
            placeholder={hint}
            kind={kind === 'paragraphs' ? 'long' : kind}
            value={textOf(value)}
            onChange={onChange}
          />
        </div>
      );
  }
}

const listOf = (value: Props['value']): readonly string[] => (Array.isArray(value) ? value : []);

/** Words with commas between them, kept as a list. */
function Words({ id, field, value, onChange }: Props) {
  const [draft, setDraft] = useState(listOf(value).join(', '));
  const change = (typed: string) => {
    setDraft(typed);
    const words = typed.split(',').map((word) => word.trim());
    onChange(words.filter(Boolean));
  };
  return <TextInput id={id} label={field.label} placeholder={field.hint} value={draft} onChange={change} />;
}

function Choices({ field: { label, options = [] }, value, onChange }: Props) {
  const chosen = listOf(value);
  const toggle = (option: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, option] : chosen.filter((other) => other !== option));
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className={styles.choices}>
        {options.map(([option, name]) => (
          <label key={option}>
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
