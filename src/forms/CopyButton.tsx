import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import styles from './form.module.css';
import { Icon } from './Icon';

const check = 'm5 12l5 5L20 7';
const sheets =
  'M7 9.667A2.667 2.667 0 0 1 9.667 7h8.666A2.667 2.667 0 0 1 21 9.667v8.666A2.667 2.667 0 0 1 18.333 21H9.667A2.667 2.667 0 0 1 7 18.333zM4.012 16.737A2 2 0 0 1 3 15V5c0-1.1.9-2 2-2h10c.75 0 1.158.385 1.5 1';

interface Props {
  text: string;
  /** Names the button among several: 'Copy link: Dashain'. */
  label?: string;
  /** Label of the field that shows the text if the browser refuses to copy. */
  fieldLabel: string;
  messages: Pick<Messages['forms']['send'], 'copy' | 'copyAll' | 'copied' | 'refused'>;
  /** `main`: only a copy contains the whole text. */
  look?: 'main' | 'quiet' | 'link';
  onCopy?(): void;
}

/** Copies a text. If the browser refuses, shows the text selected, ready to copy by hand. */
export function CopyButton({ text, label, fieldLabel, messages, look = 'quiet', onCopy }: Props) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const current = outcome?.text === text ? outcome : undefined;
  const isRefused = current?.isCopied === false;

  useLayoutEffect(() => {
    if (!isRefused) return;
    field.current?.focus();
    field.current?.select();
  }, [isRefused]);

  async function copy() {
    setOutcome(undefined);
    onCopy?.();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, isCopied: true });
    } catch {
      setOutcome({ text, isCopied: false });
    }
  }

  return (
    <>
      <button
        className={look === 'link' ? styles.link : 'button'}
        data-kind={look === 'quiet' ? look : undefined}
        type="button"
        aria-label={label}
        onClick={copy}
      >
        <Icon path={current?.isCopied ? check : sheets} />
        <span>{look === 'main' ? messages.copyAll : messages.copy}</span>
      </button>
      <p className={styles.outcome} role="status">
        {current && (current.isCopied ? messages.copied : messages.refused)}
      </p>
      {isRefused && (
        <div className={`field ${styles.wide}`}>
          <label htmlFor={id}>{fieldLabel}</label>
          <textarea className="input" id={id} ref={field} readOnly rows={8} value={text} />
        </div>
      )}
    </>
  );
}
