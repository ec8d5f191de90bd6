import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import type { Words } from '~/config/words';
import { describedBy, Field } from '~/forms/Field';
import form from '~/forms/form.module.css';
import { optionsOf, SelectField } from '~/forms/SelectField';
import { useTypedBefore } from '~/forms/typed-before';
import { useReady } from '../directive/ready';
import styles from './contact.module.css';
import { useEmailCheck } from './email-check';
import { type Enquiry, emptyEnquiry } from './enquiry';
import { NameField } from './NameField';
import { PhoneField } from './PhoneField';
import { ReadyNotice } from './ReadyNotice';
import { readTyped } from './typed';

interface Props {
  words: Words['forms']['contact'];
  send: Words['forms']['send'];
  /** Where the visitor's mail goes. */
  emailTo: string;
  termsPath: string;
}

/** The 'Get Services' form (spec §5.1). It sends nothing: a right e-mail turns it into a ready message. */
export function ContactForm({ words, send, emailTo, termsPath }: Props) {
  const root = useReady<HTMLFormElement>();
  const [enquiry, setEnquiry] = useState(emptyEnquiry);
  const [submits, setSubmits] = useState(0);
  const { message, isInvalid, check } = useEmailCheck(words.email);
  const email = useTypedBefore((input) => check(input.value));
  const emailField = { id: 'contact-email', hint: words.email.hint, message };

  useLayoutEffect(() => {
    if (root.current) setEnquiry(readTyped(root.current));
  }, [root]);

  function change(part: Partial<Enquiry>) {
    setEnquiry((current) => ({ ...current, ...part }));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (check(enquiry.email)) setSubmits(submits + 1);
    else {
      setSubmits(0);
      email.current?.focus();
    }
  }

  return (
    <form ref={root} className={form.short} method="dialog" noValidate onSubmit={submit}>
      <div className={form.columns}>
        <NameField words={words.name} value={enquiry.name} onChange={(name) => change({ name })} />
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
            value={enquiry.email}
            onChange={({ target }) => {
              check(target.value);
              change({ email: target.value });
            }}
          />
        </Field>
        <SelectField
          id="contact-enquiry-type"
          name="enquiryType"
          label={words.enquiryType.label}
          placeholder={words.enquiryType.placeholder}
          options={optionsOf(words.enquiryType.options)}
          value={enquiry.enquiryType}
          onChange={(enquiryType) => change({ enquiryType })}
        />
        <PhoneField words={words.phone} value={enquiry.phone} onChange={(phone) => change({ phone })} />
        <div className={styles.wide}>
          <Field id="contact-message" label={words.message.label}>
            <textarea
              className="input"
              id="contact-message"
              name="message"
              rows={5}
              value={enquiry.message}
              onChange={(event) => change({ message: event.target.value })}
            />
          </Field>
        </div>
        <div className={`${styles.wide} ${styles.terms}`}>
          <input
            className={styles.box}
            id="contact-terms"
            name="terms"
            type="checkbox"
            checked={enquiry.terms}
            onChange={(event) => change({ terms: event.target.checked })}
          />
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
      {submits > 0 && !isInvalid && (
        <ReadyNotice key={submits} enquiry={enquiry} words={words} send={send} emailTo={emailTo} />
      )}
    </form>
  );
}
