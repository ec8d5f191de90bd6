import { chooseDistrict, chooseProvince, citiesOf, districtsOf } from '~/domain/locations';
import { optionsOf, SelectField } from '../SelectField';
import type { OrderFormProps, OrderPartProps } from './OrderForm';

interface Props extends OrderPartProps, Pick<OrderFormProps, 'provinces' | 'autofill'> {}

/** Province, district and city, each opened by the one before (spec §4.2). */
export function LocationFields({ messages, provinces, value, onChange, idPrefix, autofill }: Props) {
  const { province, district, city } = value;
  const districts = districtsOf(provinces, province);
  const cities = citiesOf(provinces, province, district);
  const complete = (token: string) => (autofill === 'own' ? token : 'off');

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
        hint={districts.length === 0 ? messages.closed.district : undefined}
        disabled={districts.length === 0}
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
        hint={cities.length === 0 ? messages.closed.city : undefined}
        disabled={cities.length === 0}
        autoComplete={complete('address-level2')}
        required
        value={city}
        onChange={(name) => onChange({ ...value, city: name })}
      />
    </>
  );
}
