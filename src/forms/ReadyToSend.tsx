import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import { CopyButton } from './CopyButton';
import styles from './form.module.css';
import { Icon } from './Icon';

const mail = 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0l9 6l9-6';
const whatsapp =
  'm3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0za5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

interface Props {
  id: string;
  Heading: 'h2' | 'h3';
  /** `next` appears once a channel was chosen. */
  texts: { heading: string; text: string; textLabel: string; next?: string };
  send: Messages['forms']['send'];
  mailLink: string;
  whatsappLink: string;
  /** Note that the links omit part of the text. Copying then comes first. */
  shortened?: string | undefined;
  /** Note that does not change which channel comes first. */
  note?: string | undefined;
  /** The text to copy. */
  text: string;
  children?: ReactNode;
}

/**
 * The result of a form with the channels to send it, because the page itself sends nothing. WhatsApp is first
 * on touch screens, email on others. Focuses its heading when it appears.
 */
export function ReadyToSend(props: Props) {
  const { id, Heading, texts, send, mailLink, whatsappLink, shortened, note, text, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChosen, setChosen] = useState(false);
  const choose = () => setChosen(true);
  const copy = (
    <CopyButton
      text={text}
      textLabel={texts.textLabel}
      messages={send}
      isMain={shortened !== undefined}
      onCopy={choose}
    />
  );

  const channels = [
    { href: mailLink, icon: mail, label: send.email, isElsewhere: false },
    { href: whatsappLink, icon: whatsapp, label: send.whatsapp, isElsewhere: true },
  ];
  if (matchMedia('(hover: none) and (pointer: coarse)').matches) channels.reverse();

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.ready} aria-labelledby={id}>
      <Heading id={id} className={styles.readyHeading} ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        {shortened && (
          <>
            <p className={styles.wide}>{shortened}</p>
            {copy}
          </>
        )}
        {channels.map(({ href, icon, label, isElsewhere }, index) => (
          <a
            key={label}
            className="button"
            data-kind={index === 0 && !shortened ? undefined : 'second'}
            href={href}
            onClick={choose}
            {...(isElsewhere && newTab)}
          >
            <Icon path={icon} />
            {label}
            {isElsewhere && <span className="visually-hidden"> ({send.newTab})</span>}
          </a>
        ))}
        {!shortened && copy}
        {note && <p className={styles.wide}>{note}</p>}
      </div>
      {texts.next && (
        <p className={`notice ${styles.next}`} role="status">
          {isChosen && texts.next}
        </p>
      )}
      {children}
    </section>
  );
}
