import type { Messages } from '~/config/messages';
import { CopyButton } from './CopyButton';
import styles from './form.module.css';
import { Icon } from './Icon';

interface Props {
  mailLink: string;
  whatsappLink?: string | undefined;
  /** What Copy copies. */
  text: string;
  textLabel: string;
  hint?: string | undefined;
  messages: Messages['forms']['send'];
}

/** The ways by which a visitor sends what a form put together, since the page itself sends nothing. */
export function SendActions({ mailLink, whatsappLink, text, textLabel, hint, messages }: Props) {
  return (
    <div className={styles.actions}>
      <a className="button" href={mailLink}>
        <Icon name="mail" />
        {messages.email}
      </a>
      {whatsappLink && (
        <a
          className="button"
          data-kind="second"
          href={whatsappLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {messages.whatsapp}
          <span className="visually-hidden"> ({messages.newTab})</span>
        </a>
      )}
      <CopyButton text={text} textLabel={textLabel} messages={messages} />
      {hint && <p className={`hint ${styles.wide}`}>{hint}</p>}
    </div>
  );
}
