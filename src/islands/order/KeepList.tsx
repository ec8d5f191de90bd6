import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import type { BikramYears } from '~/domain/bikram-sambat';
import {
  cleanListName,
  isSameName,
  type KeptList,
  keepList,
  longestName,
  mostLists,
} from '~/domain/order/kept-lists';
import { toList } from '~/domain/order/list';
import type { OfferedItem } from '~/domain/order/order';
import { CopyButton } from '~/forms/CopyButton';
import form from '~/forms/form.module.css';
import { listUrl } from '~/forms/order/list-url';
import type { ChangeLists } from './list-storage';
import type { ListMessages } from './list-words';
import styles from './lists.module.css';
import { suggestName } from './suggest-name';

interface Props {
  locale: Locale;
  messages: ListMessages;
  send: Messages['forms']['send'];
  rows: readonly { name: string; quantity: number | string }[];
  offeredItems: readonly OfferedItem[];
  lists: readonly KeptList[];
  onChange: ChangeLists;
  years?: BikramYears | undefined;
}

/** Keeps the packs of an order under a name, or copies them as a link. */
export function KeepList({ locale, messages, send, rows, offeredItems, lists, onChange, years }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Undefined while the field is closed. */
  const [name, setName] = useState<string>();
  const [outcome, setOutcome] = useState<string>();
  const isOpen = name !== undefined;
  const { items, others } = toList(rows, offeredItems);
  const isKept = isOpen && lists.some((list) => isSameName(list.name, cleanListName(name)));

  useLayoutEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.select();
  }, [isOpen]);

  function open() {
    setOutcome(undefined);
    setName(suggestName(lists, messages.defaultName, locale, years));
  }

  function close() {
    setName(undefined);
    button.current?.focus();
  }

  function keep() {
    const clean = cleanListName(name ?? '');
    if (!clean) return field.current?.focus();
    const fault = onChange((current) => keepList(current, { name: clean, items }));
    const said = [
      fault
        ? interpolate(messages.faults[fault], { most: mostLists })
        : interpolate(messages.kept, { name: clean }),
      !fault && others.length > 0 && interpolate(messages.others, { names: others.join(', ') }),
    ];
    setOutcome(said.filter(Boolean).join(' '));
    close();
  }

  if (items.length === 0) return null;
  return (
    <div className={`buttons ${styles.keep}`}>
      <button className="button" data-kind="quiet" type="button" ref={button} hidden={isOpen} onClick={open}>
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
      ) : (
        <CopyButton
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
