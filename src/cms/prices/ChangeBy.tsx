import { useId, useState } from 'react';
import { languageOf, sourceLocale } from '~/config/locales';
import { formatCount } from '../words';
import styles from './PriceTable.module.css';
import { type PriceChange, productName, readChange } from './price-rows';

/** Prices become multiples of one of these. */
const steps = [1, 5, 10];

interface ChangeByProps {
  /** Number of the products that change. */
  count: number;
  onChange(change: PriceChange): void;
}

export function ChangeBy({ count, onChange }: ChangeByProps) {
  const id = useId();
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<'percent' | 'money'>('percent');
  const [step, setStep] = useState(5);
  const change = readChange(amount);
  const isTooLow = unit === 'percent' && change !== undefined && change <= -100;
  const fault = change && !isTooLow ? '' : 'Enter a number such as 10, or -5 to lower prices.';
  return (
    <form
      className={styles.change}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (change) onChange({ amount: change, unit, step });
      }}
    >
      <span className={`label ${styles.legend}`} id={id}>
        Change by
      </span>
      <input
        ref={(input) => input?.setCustomValidity(fault)}
        className="input"
        inputMode="decimal"
        aria-label="Amount, with a minus to lower prices"
        placeholder="10 or -5"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <select
        className="input"
        aria-label="Unit"
        value={unit}
        onChange={({ target }) => setUnit(target.value === 'money' ? 'money' : 'percent')}
      >
        <option value="percent">per cent</option>
        <option value="money">{languageOf(sourceLocale).money.name}</option>
      </select>
      <select
        className="input"
        aria-label="Round to"
        value={step}
        onChange={({ target }) => setStep(Number(target.value))}
      >
        {steps.map((one) => (
          <option key={one} value={one}>
            round to {one}
          </option>
        ))}
      </select>
      <button type="submit" className="button" data-kind="quiet" disabled={count === 0}>
        Change {formatCount(count, productName)}
      </button>
    </form>
  );
}
