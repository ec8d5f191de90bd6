import { formatDay } from '~/domain/date';
import { mailLink, phoneLink } from '~/domain/link';
import styles from './card.module.css';
import type { TextKind } from './TextInput';

interface Props {
  text: string;
  kind: TextKind;
  linkText: string | undefined;
  titleId: string;
}

/** Renders a text in a card as a date, a link or a paragraph. */
export function TextValue({ text, kind, linkText, titleId }: Props) {
  switch (kind) {
    case 'date':
      return <time dateTime={text}>{formatDay(text, 'en')}</time>;
    case 'url':
      return (
        <a href={text} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
          {linkText}
        </a>
      );
    case 'tel':
    case 'email':
      return (
        <p>
          <a href={kind === 'tel' ? phoneLink(text) : mailLink(text)}>{text}</a>
        </p>
      );
    default:
      return <p className={kind === 'long' ? styles.long : undefined}>{text}</p>;
  }
}
