import { useEffect, useRef } from 'react';
import type { Words } from '~/config/words';
import { SendActions } from '~/forms/SendActions';
import styles from './contact.module.css';
import { type Enquiry, enquiryMail } from './enquiry';

interface Props {
  enquiry: Enquiry;
  words: Words['forms']['contact'];
  send: Words['forms']['send'];
  emailTo: string;
}

/** Says that nothing was sent and offers the message to be sent; it takes the focus when it appears. */
export function ReadyNotice({ enquiry, words, send, emailTo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mail = enquiryMail(enquiry, words, emailTo);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.ready} aria-labelledby="contact-ready">
      <h3 id="contact-ready" ref={heading} tabIndex={-1}>
        {words.ready.heading}
      </h3>
      <p>{words.ready.text}</p>
      <SendActions
        mailLink={mail.link}
        text={mail.text}
        textLabel={words.ready.textLabel}
        hint={mail.isShortened ? words.ready.shortened : undefined}
        words={send}
      />
    </section>
  );
}
