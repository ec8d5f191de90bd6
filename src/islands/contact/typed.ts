import { readPhone, stripName } from '~/domain/contact';
import type { Enquiry } from './enquiry';

/**
 * What was typed into the page before its script ran, by the rules of the fields: a number's other
 * characters go as if each had been typed by itself. A name that is still being typed waits for its next key.
 */
export function readTyped(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const entry = (field: string) => String(data.get(field) ?? '');
  const isBeingTyped =
    document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'name';
  return {
    name: isBeingTyped ? entry('name') : stripName(entry('name')).value,
    email: entry('email'),
    enquiryType: entry('enquiryType'),
    phone: Array.from(entry('phone'), readPhone)
      .filter(({ accepted }) => accepted)
      .map(({ value }) => value)
      .join(''),
    message: entry('message'),
    terms: data.has('terms'),
  };
}
