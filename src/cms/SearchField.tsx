interface Props {
  label: string;
  value: string;
  onChange(query: string): void;
}

export const SearchField = ({ label, value, onChange }: Props) => (
  <label className="field">
    <span className="label">{label}</span>
    <input className="input" type="search" value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
);
