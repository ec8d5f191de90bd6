import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages';
import { mailtoLink } from '~/domain/message-link';

/** What the contact form holds (spec §3.2), apart from the terms, which change nothing. */
export type Enquiry = Record<'name' | 'email' | 'enquiryType' | 'phone' | 'message', string>;

type ContactMessages = Messages['forms']['contact'];

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
function enquiryText(enquiry: Enquiry, messages: ContactMessages): string {
  const facts = (['name', 'email', 'phone', 'enquiryType'] as const)
    .filter((field) => enquiry[field].trim() !== '')
    .map((field) => `${messages[field].label}: ${enquiry[field].trim()}`);
  return [...facts, ...(enquiry.message.trim() === '' ? [] : ['', enquiry.message.trim()])].join('\n');
}

/** A mail link with the enquiry filled in; where it had to be cut to fit, `isShortened`. */
export function enquiryMail(enquiry: Enquiry, messages: ContactMessages, to: string) {
  const { subject, subjectPlain } = messages.ready;
  const title =
    enquiry.enquiryType === '' ? subjectPlain : interpolate(subject, { type: enquiry.enquiryType });
  const text = enquiryText(enquiry, messages);
  const mailLink = mailtoLink(to, title, text);
  return { text, mailLink, isShortened: mailLink !== mailtoLink(to, title, text, Number.POSITIVE_INFINITY) };
}
