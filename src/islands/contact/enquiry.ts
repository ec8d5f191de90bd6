import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { mailtoLink, whatsappLink } from '~/domain/message-link';

/** Values of the contact form without the terms, which change nothing. The type is a key of its options. */
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

/** The enquiry as text and as links with it filled in, with a note if the mail link had to be cut to fit. */
export function enquiryLinks(
  enquiry: Enquiry,
  messages: ContactMessages,
  to: { email: string; whatsapp: string },
) {
  const { subject, subjectPlain, shortened } = messages.ready;
  const options: Readonly<Record<string, string>> = messages.enquiryType.options;
  const type = (Object.hasOwn(options, enquiry.enquiryType) && options[enquiry.enquiryType]) || '';
  const title = type === '' ? subjectPlain : interpolate(subject, { type });
  const text = enquiryText({ ...enquiry, enquiryType: type }, messages);
  const mailLink = mailtoLink(to.email, title, text);
  return {
    text,
    mailLink,
    whatsappLink: whatsappLink(to.whatsapp, text),
    ...(mailLink !== mailtoLink(to.email, title, text, Number.POSITIVE_INFINITY) && { shortened }),
  };
}
