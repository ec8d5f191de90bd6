import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type Locale, languageOf } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type BikramYears, writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay, localDay } from '~/domain/date';
import {
  cleanListName,
  freeName,
  isSameName,
  type KeptList,
  keepList,
  longestName,
} from '~/domain/order/kept-lists';
import { type ListItem, writeListHash } from '~/domain/order/list';
import { CopyButton } from '~/forms/CopyButton';
import form from '~/forms/form.module.css';
import { listUrl } from '~/forms/order/list-url';
import type { ChangeLists } from './kept-lists';
import styles from './lists.module.css';

interface Props {
  locale: Locale;
  messages: Messages['forms']['order']['lists'];
  send: Messages['forms']['send'];
  items: readonly ListItem[];
  /** Names of rows that are no pack of the price list. */
  others?: readonly string[];
  lists: readonly KeptList[];
  onChange: ChangeLists;
  years?: BikramYears | undefined;
  /** Set unless the link is offered, too. */
  isAlone?: boolean;
  /** Asks for the name at once. */
  isAsked?: boolean;
}

/** Keeps packs under a name, or copies them as a link. */
export function KeepList(props: Props) {
  const {
    locale,
    messages,
    send,
    items,
    others = [],
    lists,
    onChange,
    years,
    isAlone = false,
    isAsked = false,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Undefined while the field is closed. */
  const [name, setName] = useState(() => (isAsked ? suggestName() : undefined));
  const [outcome, setOutcome] = useState<string>();
  const isOpen = name !== undefined;
  const isKept = isOpen && lists.some((list) => isSameName(list.name, cleanListName(name)));

  useLayoutEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.select();
  }, [isOpen]);

  /** Suggests a name with today's date: `'List of Mangsir 10, 2083'`. */
  function suggestName(): string {
    const { script, tag } = languageOf(locale);
    const today = localDay(new Date());
    const date = (years && writeBikramDay(today, years, script)) ?? formatDay(today, tag);
    return freeName(lists, interpolate(messages.defaultName, { date }));
  }

  function open() {
    setOutcome(undefined);
    setName(suggestName());
  }

  function close() {
    setName(undefined);
    button.current?.focus();
  }

  function keep() {
    const clean = cleanListName(name ?? '');
    if (!clean) return field.current?.focus();
    const isStored = onChange((current) => keepList(current, { name: clean, link: writeListHash(items) }));
    const said = [
      isStored ? interpolate(messages.kept, { name: clean }) : messages.refused,
      isStored && others.length > 0 && interpolate(messages.others, { names: others.join(', ') }),
    ];
    setOutcome(said.filter(Boolean).join(' '));
    close();
  }

  if (items.length === 0) return null;
  return (
    <div className={`row ${form.links} ${styles.keep}`}>
      <button className={form.link} type="button" ref={button} hidden={isOpen} onClick={open}>
        {messages.keep}
      </button>
      {isOpen ? (
        <div className={`field ${form.wide}`}>
          <label htmlFor={id}>{messages.name}</label>
          <div className="buttons">
            <input
              className={`input ${styles.name}`}
              id={id}
              ref={field}
              type="text"
              maxLength={longestName}
              autoComplete="off"
              enterKeyHint="done"
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyPress={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                keep();
              }}
            />
            <button className="button" data-kind="second" type="button" onClick={keep}>
              {isKept ? messages.replace : messages.save}
            </button>
            <button className="button" data-kind="quiet" type="button" onClick={close}>
              {messages.cancel}
            </button>
          </div>
        </div>
      ) : isAlone ? null : (
        <CopyButton
          look="link"
          text={listUrl(items)}
          fieldLabel={messages.linkLabel}
          messages={{ ...send, copy: messages.copyLink, copied: messages.linkCopied }}
        />
      )}
      <p className={`${form.outcome} ${form.wide}`} role="status">
        {outcome}
      </p>
    </div>
  );
}
