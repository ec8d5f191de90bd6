import type { Words } from '~/config/words';
import { fill } from '~/config/words';
import { mailtoLink } from '~/domain/link';

/** What the contact form holds (spec §3.2), apart from the terms, which change nothing. */
export type Enquiry = Record<'name' | 'email' | 'enquiryType' | 'phone' | 'message', string>;

type ContactWords = Words['forms']['contact'];

export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (field: keyof Enquiry) => String(data.get(field) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    enquiryType: text('enquiryType'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** The enquiry as plain text: a line for each field that is filled in, then the message. */
export function enquiryText(enquiry: Enquiry, words: ContactWords): string {
  const facts = (['name', 'email', 'phone', 'enquiryType'] as const)
    .filter((field) => enquiry[field].trim() !== '')
    .map((field) => `${words[field].label}: ${enquiry[field].trim()}`);
  return [...facts, ...(enquiry.message.trim() === '' ? [] : ['', enquiry.message.trim()])].join('\n');
}

/** A mail link with the enquiry filled in; where it had to be cut to fit, `isShortened`. */
export function enquiryMail(enquiry: Enquiry, words: ContactWords, to: string) {
  const { subject, subjectPlain } = words.ready;
  const title = enquiry.enquiryType === '' ? subjectPlain : fill(subject, { type: enquiry.enquiryType });
  const text = enquiryText(enquiry, words);
  const link = mailtoLink(to, title, text);
  return { text, link, isShortened: link !== mailtoLink(to, title, text, Number.POSITIVE_INFINITY) };
}
