import { type SubmitEvent, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import type { SendChannel } from '~/domain/message-link';
import { describedBy, Field } from '~/forms/Field';
import form from '~/forms/form.module.css';
import { ReadyToSend } from '~/forms/ReadyToSend';
import { SelectField } from '~/forms/SelectField';
import { cleanField, cleanInput, useInitialCorrection } from '~/forms/text-correction';
import styles from './contact.module.css';
import { useEmailCheck } from './email-check';
import { type Enquiry, enquiryLinks, readEnquiry } from './enquiry';
import { NameField } from './NameField';
import { PhoneField } from './PhoneField';

interface Props {
  messages: Messages['forms']['contact'];
  send: Messages['forms']['send'];
  channels: readonly SendChannel[];
  termsPath: string;
}

/**
 * The 'Get Services' form. Sends nothing: a valid email address turns it into a message to send. Its fields
 * are uncontrolled, because browsers restore on Back only values that no script has set.
 */
export function ContactForm({ messages, send, channels, termsPath }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState<{ enquiry: Enquiry; count: number }>();
  const { message, isInvalid, check } = useEmailCheck(messages.email);
  const email = useInitialCorrection((input) => check(cleanField(input)));
  const emailField = { id: 'contact-email', hint: messages.email.hint, message };

  function update() {
    if (root.current && ready) setReady({ ...ready, enquiry: readEnquiry(root.current) });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const enquiry = readEnquiry(event.currentTarget);
    if (check(enquiry.email)) setReady({ enquiry, count: (ready?.count ?? 0) + 1 });
    else {
      setReady(undefined);
      email.current?.focus();
    }
  }

  return (
    <form
      ref={root}
      className={`stack ${form.short}`}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={update}
      onCompositionEnd={update}
    >
      <div className={form.columns}>
        <NameField messages={messages.name} />
        <Field {...emailField} label={messages.email.label}>
          <input
            className="input"
            ref={email}
            id={emailField.id}
            name="email"
            type="email"
            placeholder={messages.email.placeholder}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            aria-required="true"
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy(emailField)}
            {...cleanInput(check)}
          />
        </Field>
        <SelectField
          id="contact-enquiry-type"
          name="enquiryType"
          label={messages.enquiryType.label}
          placeholder={messages.enquiryType.placeholder}
          options={Object.entries(messages.enquiryType.options).map(([value, label]) => ({ value, label }))}
        />
        <PhoneField messages={messages.phone} />
        <div className={form.wide}>
          <Field id="contact-message" label={messages.message.label}>
            <textarea
              className="input"
              id="contact-message"
              name="message"
              rows={5}
              {...cleanInput(update)}
            />
          </Field>
        </div>
        <div className={`row ${form.wide} ${styles.terms}`}>
          <input className={styles.box} id="contact-terms" name="terms" type="checkbox" />
          <label htmlFor="contact-terms">{messages.terms.label}</label>
          <a className="soft" href={termsPath} target="_blank" rel="noopener">
            <span>{messages.terms.read}</span>
            <span className="visually-hidden">{` (${send.newTab})`}</span>
          </a>
        </div>
      </div>
      <div className={`buttons ${form.actions}`}>
        <button className="button" type="submit">
          {messages.submit}
        </button>
      </div>
      {ready && !isInvalid && (
        <ReadyToSend
          key={ready.count}
          id="contact-ready"
          Heading="h3"
          texts={messages.ready}
          send={send}
          {...enquiryLinks(ready.enquiry, messages, channels)}
        />
      )}
    </form>
  );
}
