import { type SubmitEvent, useState } from 'react';
import type { Words } from '~/config/words';
import { describedBy, Field } from '~/forms/Field';
import form from '~/forms/form.module.css';
import { optionsOf, SelectField } from '~/forms/SelectField';
import { useTypedBefore } from '~/forms/typed-before';
import { useReady } from '../directive/ready';
import styles from './contact.module.css';
import { useEmailCheck } from './email-check';
import { type Enquiry, readEnquiry } from './enquiry';
import { NameField } from './NameField';
import { PhoneField } from './PhoneField';
import { ReadyNotice } from './ReadyNotice';

interface Props {
  words: Words['forms']['contact'];
  send: Words['forms']['send'];
  /** Where the visitor's mail goes. */
  emailTo: string;
  termsPath: string;
}

/**
 * The 'Get Services' form (spec §5.1). It sends nothing: a right e-mail turns it into a ready message. The fields
 * keep their own values, because browsers bring back on the way Back only what no script has made the default.
 */
export function ContactForm({ words, send, emailTo, termsPath }: Props) {
  const root = useReady<HTMLFormElement>();
  const [ready, setReady] = useState<{ enquiry: Enquiry; count: number }>();
  const { message, isInvalid, check } = useEmailCheck(words.email);
  const email = useTypedBefore((input) => check(input.value));
  const emailField = { id: 'contact-email', hint: words.email.hint, message };

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
      className={form.short}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={update}
      onCompositionEnd={update}
    >
      <div className={form.columns}>
        <NameField words={words.name} />
        <Field {...emailField} label={words.email.label}>
          <input
            className="input"
            ref={email}
            id={emailField.id}
            name="email"
            type="email"
            placeholder={words.email.placeholder}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            aria-required="true"
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy(emailField)}
            onChange={({ target }) => check(target.value)}
          />
        </Field>
        <SelectField
          id="contact-enquiry-type"
          name="enquiryType"
          label={words.enquiryType.label}
          placeholder={words.enquiryType.placeholder}
          options={optionsOf(words.enquiryType.options)}
        />
        <PhoneField words={words.phone} />
        <div className={styles.wide}>
          <Field id="contact-message" label={words.message.label}>
            <textarea className="input" id="contact-message" name="message" rows={5} />
          </Field>
        </div>
        <div className={`${styles.wide} ${styles.terms}`}>
          <input className={styles.box} id="contact-terms" name="terms" type="checkbox" />
          <label htmlFor="contact-terms">{words.terms.label}</label>
          <a href={termsPath} target="_blank" rel="noopener">
            {words.terms.read}
            <span className="visually-hidden"> ({send.newTab})</span>
          </a>
        </div>
      </div>
      <div className={form.actions}>
        <button className="button" type="submit">
          {words.submit}
        </button>
      </div>
      {ready && !isInvalid && (
        <ReadyNotice key={ready.count} enquiry={ready.enquiry} words={words} send={send} emailTo={emailTo} />
      )}
    </form>
  );
}
