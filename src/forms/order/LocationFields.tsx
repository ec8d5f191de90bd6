import type { MouseEvent } from 'react';
import { chooseDistrict, chooseProvince, citiesOf, districtsOf } from '~/domain/locations';
import form from '../form.module.css';
import { optionsOf } from '../SelectField';
import { OrderSelect } from './OrderSelect';
import type { OrderFormProps, OrderPartProps } from './types';

interface Props extends OrderPartProps, Pick<OrderFormProps, 'provinces' | 'placeNames' | 'onRetry'> {}

/**
 * Province, district and city, each enabled by the one before. A district stays enabled and empty while it
 * loads, so that the browser rejects the form.
 */
export function LocationFields({ provinces, placeNames, onRetry, ...part }: Props) {
  const { messages, value, onChange } = part;
  const { province, district } = value;
  const districts = districtsOf(provinces, province);
  const cities = citiesOf(provinces, province, district);
  const isLoading = districts.length === 0 && !onRetry;

  /** Moves the focus on, because the button disappears with its message. */
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('fieldset')?.querySelector('select')?.focus();
    onRetry?.();
  }

  return (
    <>
      <OrderSelect
        {...part}
        name="province"
        options={optionsOf(
          provinces.map(({ name }) => name),
          placeNames,
        )}
        autoComplete="address-level1"
        onChange={(next) => onChange(chooseProvince(value, next.province))}
      />
      <OrderSelect
        {...part}
        name="district"
        options={optionsOf(
          districts.map(({ name }) => name),
          placeNames,
        )}
        hint={province === '' ? messages.closed.district : isLoading ? messages.loading.hint : undefined}
        isDisabled={province === ''}
        onChange={(next) => onChange(chooseDistrict(value, next.district))}
      />
      <OrderSelect
        {...part}
        name="city"
        options={optionsOf(cities, placeNames)}
        hint={district === '' ? messages.closed.city : undefined}
        isDisabled={district === ''}
        autoComplete="address-level2"
      />
      {onRetry && (
        <div className={`notice stack ${form.wide} ${form.failed}`} data-tone="danger" role="alert">
          <p>{messages.loading.failed}</p>
          <button className="button" data-kind="quiet" type="button" onClick={retry}>
            {messages.loading.retry}
          </button>
        </div>
      )}
    </>
  );
}
