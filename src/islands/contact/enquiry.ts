import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { cleanText } from '~/domain/clean-text';
import { messageLink, type Recipient } from '~/domain/message-link';

/** Values of the contact form except the terms. The type is a key of the options. */
export type Enquiry = Record<'name' | 'email' | 'enquiryType' | 'phone' | 'message', string>;

type ContactMessages = Messages['forms']['contact'];

export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (field: keyof Enquiry) => cleanText(String(data.get(field) ?? ''));
  return {
    name: text('name'),
    email: text('email'),
    enquiryType: text('enquiryType'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** Writes the enquiry as plain text: a line for each non-empty field, then the message. */
function enquiryText(enquiry: Enquiry, messages: ContactMessages): string {
  const facts = (['name', 'email', 'phone', 'enquiryType'] as const)
    .filter((field) => enquiry[field] !== '')
    .map((field) => `${messages[field].label}: ${enquiry[field]}`);
  return [...facts, ...(enquiry.message === '' ? [] : ['', enquiry.message])].join('\n');
}

/** Writes the enquiry as text and as a link to each channel, with a note if a link had to be cut. */
export function enquiryLinks<To extends Recipient>(
  enquiry: Enquiry,
  messages: ContactMessages,
  channels: readonly To[],
) {
  const { subject, subjectPlain, shortened } = messages.ready;
  const options: Readonly<Record<string, string>> = messages.enquiryType.options;
  const type = (Object.hasOwn(options, enquiry.enquiryType) && options[enquiry.enquiryType]) || '';
  const title = type === '' ? subjectPlain : interpolate(subject, { type });
  const text = enquiryText({ ...enquiry, enquiryType: type }, messages);
  const message = { text, subject: title };
  const links = channels.map((channel) => ({ ...channel, href: messageLink(channel, message) }));
  const isCut = links.some(
    (channel) => channel.href !== messageLink(channel, message, Number.POSITIVE_INFINITY),
  );
  return { text, links, ...(isCut && { shortened }) };
}
