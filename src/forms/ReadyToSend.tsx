import { type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '~/config/messages';
import { CopyButton } from './CopyButton';
import styles from './form.module.css';
import { Icon } from './Icon';

const mail = 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0l9 6l9-6';
const whatsapp =
  'm3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0za5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

interface Props {
  /** Id of the heading. */
  id: string;
  Heading: 'h2' | 'h3';
  texts: { heading: string; text: string; textLabel: string };
  send: Messages['forms']['send'];
  mailLink: string;
  whatsappLink: string;
  /** What links leave out, if anything. Copying comes first then. */
  shortened?: string | undefined;
  /** What Copy copies. */
  text: string;
  children?: ReactNode;
}

/**
 * What a form put together, and the ways by which the visitor sends it, since the page itself sends nothing: WhatsApp
 * first where a finger points, email first elsewhere, copying first if the text is too long for links. It takes the
 * focus when it appears.
 */
export function ReadyToSend(props: Props) {
  const { id, Heading, texts, send, mailLink, whatsappLink, shortened, text, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  const ways = [
    { href: mailLink, icon: mail, label: send.email, isElsewhere: false },
    { href: whatsappLink, icon: whatsapp, label: send.whatsapp, isElsewhere: true },
  ];
  if (matchMedia('(hover: none) and (pointer: coarse)').matches) ways.reverse();

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
            <CopyButton text={text} textLabel={texts.textLabel} messages={send} isMain />
          </>
        )}
        {ways.map(({ href, icon, label, isElsewhere }, index) => (
          <a
            key={label}
            className="button"
            data-kind={index === 0 && !shortened ? undefined : 'second'}
            href={href}
            {...(isElsewhere && newTab)}
          >
            <Icon path={icon} />
            {label}
            {isElsewhere && <span className="visually-hidden"> ({send.newTab})</span>}
          </a>
        ))}
        {!shortened && <CopyButton text={text} textLabel={texts.textLabel} messages={send} />}
      </div>
      {children}
    </section>
  );
}
