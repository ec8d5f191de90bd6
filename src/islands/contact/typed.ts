import type { Enquiry } from './enquiry';

/** What stands in the form's fields, which may have been typed before its script ran. */
export function readTyped(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const entry = (field: string) => String(data.get(field) ?? '');
  return {
    name: entry('name'),
    email: entry('email'),
    enquiryType: entry('enquiryType'),
    phone: entry('phone'),
    message: entry('message'),
    terms: data.has('terms'),
  };
}
