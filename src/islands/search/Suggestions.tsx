import { useEffect, useLayoutEffect, useRef } from 'react';
import { highlight } from '~/domain/search/highlight';
import type { Suggestion } from '~/domain/search/suggestion';
import type { OptionGroup } from './options';

interface Props {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  query: string;
  /** BCP 47 tag of the second names. */
  otherLang: string;
  selected: number | undefined;
  optionId: (place: number) => string;
  onChoose: () => void;
}

/** The listbox of a search field. Its options are links, so the browser opens them, in a new tab too. */
export function Suggestions({ id, label, groups, query, otherLang, selected, optionId, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const all = groups.flatMap(({ options }) => options);

  // Moves a field up that is far down, as on the 404 page. Each query mounts a list, whose length may differ.
  useLayoutEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    if (selected !== undefined)
      document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' });
  }, [selected, optionId]);

  return (
    <div
      ref={list}
      className="screen-only suggestions"
      id={id}
      role="listbox"
      aria-label={label}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label = '', options }) => {
        const links = options.map((option) => {
          const place = all.indexOf(option);
          return (
            <a
              key={option.href}
              className="option"
              id={optionId(place)}
              role="option"
              aria-selected={place === selected}
              href={option.href}
              tabIndex={-1}
              onClick={onChoose}
            >
              {'row' in option ? (
                <Row row={option.row} query={query} otherLang={otherLang} />
              ) : (
                <span className="link-button">{option.sentence}</span>
              )}
            </a>
          );
        });
        const naming = label ? { role: 'group', 'aria-label': label } : {};
        return (
          <div key={label} className="group" {...naming}>
            {label && (
              <div className="heading" aria-hidden="true">
                {label}
              </div>
            )}
            {links}
          </div>
        );
      })}
    </div>
  );
}

function Row({ row, query, otherLang }: { row: Suggestion; query: string; otherLang: string }) {
  const { name, other, note, picture } = row;
  return (
    <>
      {picture && <img className="picture" src={picture} alt="" width="48" height="48" />}
      <span className="words">
        <span className="names">
          <b>
            <Highlighted text={name} query={query} />
          </b>{' '}
          {other && (
            <span className="note" lang={otherLang}>
              <Highlighted text={other} query={query} />
            </span>
          )}
        </span>{' '}
        {note && <span className="note">{note}</span>}
      </span>
    </>
  );
}

function Highlighted({ text, query }: { text: string; query: string }) {
  let start = 0;
  return highlight(text, query).map(({ text, hit }) => {
    start += text.length;
    return hit ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>;
  });
}
