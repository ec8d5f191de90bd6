import { useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import './faq.css';

interface Props {
  messages: Messages['chrome']['faq'];
  items: readonly { id: string; question: string; answer: readonly string[] }[];
}

/** The browser toggles the questions by `details name`. React follows and writes the open question to the URL. */
export function Faq({ messages, items }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();

  useLayoutEffect(() => {
    const opened = root.current?.querySelector('[open] > .answer')?.id;
    if (!opened) return;
    setOpenId(opened);
    writeUrl(opened, true);
  }, []);

  function toggle(id: string, isOpen: boolean) {
    // A question closed by another one may report it later.
    setOpenId((current) => (isOpen ? id : current === id ? undefined : current));
    writeUrl(id, isOpen);
  }

  return (
    <div className="faq" ref={root}>
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          name="faq"
          open={openId === id}
          onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
        >
          <summary>
            <h2>{question}</h2>
            <span className="sign" aria-hidden="true" />
          </summary>
          <div className="answer" id={id}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <a className="hint" href={`#${id}`} aria-label={interpolate(messages.linkTo, { question })}>
              {messages.link}
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Replaces the history entry, so that Back leaves the page. */
function writeUrl(id: string, isOpen: boolean): void {
  const isNamed = location.hash === `#${id}`;
  if (isNamed !== isOpen)
    history.replaceState(history.state, '', isOpen ? `#${id}` : location.pathname + location.search);
}
