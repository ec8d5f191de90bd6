import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { CopyButton } from './CopyButton';
import styles from './form.module.css';
import { Icon } from './Icon';

const isWeb = (href: string) => href.startsWith('https:');
const newTab = { target: '_blank', rel: 'noopener noreferrer' };

interface Props {
  id: string;
  Heading: 'h2' | 'h3';
  /** `next` appears once a channel was chosen. */
  texts: { heading: string; text: string; fieldLabel: string; next?: string };
  send: Messages['forms']['send'];
  links: readonly { kind: string; label?: string; icon: string; href: string }[];
  /** Note that the links omit part of the text. Copying then comes first. */
  shortened?: string | undefined;
  /** Note that does not change which channel comes first. */
  note?: string | undefined;
  /** The text to copy. */
  text: string;
  /** Set if the result is from an earlier visit. A field in use then keeps its focus. */
  isRestored?: boolean;
  /** Rendered beside 'Copy'. */
  beside?: ReactNode;
  children?: ReactNode;
}

/**
 * The result of a form with the channels to send it, because the page itself sends nothing. Email is the
 * last on touch screens. Focuses its heading when it appears.
 */
export function ReadyToSend(props: Props) {
  const { id, Heading, texts, send, links, shortened, note, text, isRestored = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChosen, setChosen] = useState(false);
  const choose = () => setChosen(true);
  const copy = (
    <CopyButton
      text={text}
      fieldLabel={texts.fieldLabel}
      messages={send}
      look={shortened === undefined ? 'link' : 'main'}
      onCopy={choose}
    />
  );

  const isTouch = matchMedia('(hover: none) and (pointer: coarse)').matches;
  const channels = isTouch ? [...links].sort((a, b) => Number(!a.label) - Number(!b.label)) : links;

  useEffect(() => {
    if (!isRestored || document.activeElement === document.body) heading.current?.focus();
  }, [isRestored]);

  return (
    <section className={`box stack ${styles.ready}`} aria-labelledby={id}>
      <Heading id={id} className={styles.readyHeading} ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <p>{texts.text}</p>
      <div className={`buttons ${styles.actions}`}>
        {shortened && (
          <>
            <p className={styles.wide}>{shortened}</p>
            {copy}
          </>
        )}
        {channels.map(({ kind, href, icon, label }, index) => (
          <a
            key={kind}
            className="button"
            data-kind={index === 0 && !shortened ? undefined : 'second'}
            href={href}
            onClick={choose}
            {...(isWeb(href) && newTab)}
          >
            <Icon path={icon} />
            <span>{label ? interpolate(send.chat, { channel: label }) : send.email}</span>
            {isWeb(href) && <span className="visually-hidden">{` (${send.newTab})`}</span>}
          </a>
        ))}
        {note && <p className={styles.wide}>{note}</p>}
      </div>
      <div className={`row ${styles.links}`}>
        {!shortened && copy}
        {props.beside}
      </div>
      {texts.next && (
        <p className="notice" role="status">
          {isChosen && texts.next}
        </p>
      )}
      {children}
    </section>
  );
}
