import { type MouseEvent, useState } from 'react';
import { citiesOf, districtsOf } from '~/domain/locations';
import { businessTypes } from '~/domain/order/order';
import form from '../form.module.css';
import { Group } from '../Group';
import { optionsOf, SelectField } from '../SelectField';
import { TextField } from '../TextField';
import type { OrderFormProps } from './types';
import { notBlank } from './types';

const inputs = {
  fullName: { type: 'text', pattern: notBlank, autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', pattern: notBlank, autoComplete: 'tel', inputMode: 'tel' },
  businessName: { type: 'text', pattern: notBlank, autoComplete: 'organization', autoCapitalize: 'words' },
} as const;

interface Props
  extends Pick<
    OrderFormProps,
    'messages' | 'value' | 'provinces' | 'placeNames' | 'autofill' | 'onRetry' | 'belowEmail'
  > {
  onChange(): void;
}

/**
 * Who orders, and where to deliver. Province, district and city are controlled, each enabled by the one before. A
 * district of a draft stays while the districts load.
 */
export function CustomerFields(props: Props) {
  const { messages, value, provinces, placeNames, autofill, onRetry, onChange } = props;
  const { groups, hints, closed, loading } = messages;
  const [initial] = useState(value);
  const isOwn = autofill === 'own';
  const districts = districtsOf(provinces, value.province);
  const isLoading = districts.length === 0 && !onRetry;

  /** Moves the focus on, because the button disappears with its message. */
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('fieldset')?.querySelector('select')?.focus();
    onRetry?.();
  }

  const text = (name: keyof typeof inputs) => (
    <TextField
      {...inputs[name]}
      id={`order-${name}`}
      name={name}
      label={messages.fields[name]}
      autoComplete={isOwn ? inputs[name].autoComplete : 'off'}
      enterKeyHint="next"
      required
      defaultValue={initial[name]}
      onChange={onChange}
    />
  );

  const select = (name: keyof typeof messages.choose, token?: string) => ({
    id: `order-${name}`,
    name,
    label: messages.fields[name],
    placeholder: messages.choose[name],
    autoComplete: isOwn ? token : 'off',
    required: true,
    onChange,
  });

  /** An order in the dashboard may contain a value that is not in the list. */
  const offer = (names: readonly string[], chosen: string, labels?: Readonly<Record<string, string>>) => {
    const isAdded = chosen !== '' && !names.includes(chosen) && (!isOwn || names.length === 0);
    return optionsOf(isAdded ? [...names, chosen] : names, labels);
  };

  const place = (name: 'province' | 'district' | 'city', names: readonly string[], token?: string) => ({
    ...select(name, token),
    value: value[name],
    options: offer(names, value[name], placeNames),
  });

  return (
    <>
      <Group legend={groups.customer} layout="three">
        {text('fullName')}
        <div>
          {text('email')}
          {props.belowEmail}
        </div>
        {text('phone')}
      </Group>
      <Group legend={groups.business} hint={hints.business}>
        {text('businessName')}
        <SelectField
          {...select('businessType')}
          options={offer(businessTypes, initial.businessType, messages.businessTypes)}
          defaultValue={initial.businessType || undefined}
        />
      </Group>
      <Group legend={groups.place} hint={hints.place} layout="three">
        <SelectField
          {...place(
            'province',
            provinces.map(({ name }) => name),
            'address-level1',
          )}
        />
        <SelectField
          {...place(
            'district',
            districts.map(({ name }) => name),
          )}
          hint={value.province === '' ? closed.district : isLoading ? loading.hint : undefined}
          disabled={value.province === ''}
        />
        <SelectField
          {...place('city', citiesOf(provinces, value.province, value.district), 'address-level2')}
          hint={value.district === '' ? closed.city : undefined}
          disabled={value.district === ''}
        />
        {onRetry && (
          <div className={`notice stack ${form.wide} ${form.failed}`} data-tone="danger" role="alert">
            <p>{loading.failed}</p>
            <button className="button" data-kind="quiet" type="button" onClick={retry}>
              {loading.retry}
            </button>
          </div>
        )}
      </Group>
    </>
  );
}
