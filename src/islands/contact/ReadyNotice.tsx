import { useEffect, useRef } from 'react';
import type { Messages } from '~/config/messages';
import { SendActions } from '~/forms/SendActions';
import styles from './contact.module.css';
import { type Enquiry, enquiryMail } from './enquiry';

interface Props {
  enquiry: Enquiry;
  messages: Messages['forms']['contact'];
  send: Messages['forms']['send'];
  emailTo: string;
}

/** Says that nothing was sent and offers the message to be sent; it takes the focus when it appears. */
export function ReadyNotice({ enquiry, messages, send, emailTo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mail = enquiryMail(enquiry, messages, emailTo);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.ready} aria-labelledby="contact-ready">
      <h3 id="contact-ready" ref={heading} tabIndex={-1}>
        {messages.ready.heading}
      </h3>
      <p>{messages.ready.text}</p>
      <SendActions
        mailLink={mail.link}
        text={mail.text}
        textLabel={messages.ready.textLabel}
        hint={mail.isShortened ? messages.ready.shortened : undefined}
        messages={send}
      />
    </section>
  );
}
