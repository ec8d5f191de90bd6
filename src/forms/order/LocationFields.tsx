import type { MouseEvent } from 'react';
import { chooseDistrict, chooseProvince, citiesOf, districtsOf } from '~/domain/locations';
import form from '../form.module.css';
import { optionsOf, SelectField } from '../SelectField';
import type { OrderFormProps, OrderPartProps } from './types';

interface Props extends OrderPartProps, Pick<OrderFormProps, 'provinces' | 'onRetry'> {}

/**
 * Province, district and city, each opened by the one before (spec §4.2). A district that has still to be loaded is
 * open and empty, as the browser lets no order pass without it.
 */
export function LocationFields({ messages, provinces, value, onChange, onRetry, idPrefix, autofill }: Props) {
  const { province, district, city } = value;
  const districts = districtsOf(provinces, province);
  const cities = citiesOf(provinces, province, district);
  const isLoading = districts.length === 0 && !onRetry;
  const complete = (token: string) => (autofill === 'own' ? token : 'off');

  /** The button goes with its message, so the focus moves on to where the visitor was. */
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('fieldset')?.querySelector('select')?.focus();
    onRetry?.();
  }

  return (
    <>
      <SelectField
        id={`${idPrefix}-province`}
        name="province"
        label={messages.fields.province}
        placeholder={messages.choose.province}
        options={optionsOf(provinces.map(({ name }) => name))}
        autoComplete={complete('address-level1')}
        required
        value={province}
        onChange={(name) => onChange(chooseProvince(value, name))}
      />
      <SelectField
        id={`${idPrefix}-district`}
        name="district"
        label={messages.fields.district}
        placeholder={messages.choose.district}
        options={optionsOf(districts.map(({ name }) => name))}
        hint={province === '' ? messages.closed.district : isLoading ? messages.loading.hint : undefined}
        disabled={province === ''}
        required
        value={district}
        onChange={(name) => onChange(chooseDistrict(value, name))}
      />
      <SelectField
        id={`${idPrefix}-city`}
        name="city"
        label={messages.fields.city}
        placeholder={messages.choose.city}
        options={optionsOf(cities)}
        hint={district === '' ? messages.closed.city : undefined}
        disabled={district === ''}
        autoComplete={complete('address-level2')}
        required
        value={city}
        onChange={(name) => onChange({ ...value, city: name })}
      />
      {onRetry && (
        <div className={`notice ${form.failed}`} data-tone="danger" role="alert">
          <p>{messages.loading.failed}</p>
          <button className="button" data-kind="quiet" type="button" onClick={retry}>
            {messages.loading.retry}
          </button>
        </div>
      )}
    </>
  );
}
