import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import styles from './form.module.css';
import { Icon } from './Icon';

interface Props {
  text: string;
  /** Name of the field that shows the text where copying is refused. */
  textLabel: string;
  messages: Pick<Messages['forms']['send'], 'copy' | 'copied' | 'refused'>;
}

/** Copies a text; where the browser refuses, the text is shown, selected, to be copied by hand. */
export function CopyButton({ text, textLabel, messages }: Props) {
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
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, isCopied: true });
    } catch {
      setOutcome({ text, isCopied: false });
    }
  }

  return (
    <>
      <button className="button" data-kind="quiet" type="button" onClick={copy}>
        <Icon name={current?.isCopied ? 'check' : 'copy'} />
        {messages.copy}
      </button>
      <p className={styles.outcome} role="status">
        {current?.isCopied && messages.copied}
        {isRefused && messages.refused}
      </p>
      {isRefused && (
        <div className={`field ${styles.copyText}`}>
          <label htmlFor={id}>{textLabel}</label>
          <textarea className="input" id={id} ref={field} readOnly rows={8} value={text} />
        </div>
      )}
    </>
  );
}
