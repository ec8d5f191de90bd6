import { businessTypes } from '~/domain/order/order';
import { SelectField } from '../SelectField';
import { TextField } from '../TextField';
import type { OrderPartProps } from './types';

/** Name and kind of the business. */
export function BusinessFields({ messages, value, onChange, idPrefix, autofill }: OrderPartProps) {
  return (
    <>
      <TextField
        id={`${idPrefix}-business-name`}
        name="businessName"
        label={messages.fields.businessName}
        type="text"
        autoComplete={autofill === 'own' ? 'organization' : 'off'}
        autoCapitalize="words"
        enterKeyHint="next"
        required
        value={value.businessName}
        onChange={(businessName) => onChange({ ...value, businessName })}
      />
      <SelectField
        id={`${idPrefix}-business-type`}
        name="businessType"
        label={messages.fields.businessType}
        placeholder={messages.choose.businessType}
        options={businessTypes.map((type) => ({ value: type, label: messages.businessTypes[type] }))}
        required
        value={value.businessType}
        onChange={(businessType) => onChange({ ...value, businessType })}
      />
    </>
  );
}
