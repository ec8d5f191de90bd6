import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { countRows, makeOptions } from './options';
import styles from './SearchBox.module.css';
import { Suggestions } from './Suggestions';
import listStyles from './suggestions.css?url';
import { useSuggestions } from './use-suggestions';

interface Props {
  id: string;
  label: string;
  /** `bare` hides the label visually. */
  look: 'labelled' | 'bare';
  /** Path that the form opens. */
  action: string;
  placeholder: string;
  /** Name of the button. */
  submit: string;
  isLandmark?: boolean;
  /** URL of the suggestions. Missing if the form is not hydrated. */
  file?: string;
}

/**
 * A search form that suggests pages while the visitor types. Without React it is a plain form. Its field is
 * uncontrolled, so hydration keeps text typed before it.
 */
export function SearchBox({ id, label, look, action, placeholder, submit, isLandmark, file }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const [query, setQuery] = useState('');
  const [isAsked, setAsked] = useState(false);
  /** Place of the option that the arrow keys have reached. */
  const [selected, setSelected] = useState<number>();
  const { loaded, found, load } = useSuggestions(file, query);
  const groups = found && loaded ? makeOptions(found, loaded, query) : [];
  const last = groups.reduce((sum, { options }) => sum + options.length, 0) - 1;
  const isOpen = isAsked && last >= 0;
  // Keys before the list loaded may have gone past its end.
  const reached = selected === undefined || last < 0 ? selected : Math.min(selected, last);
  const announced = useAnnouncement(isOpen && found && loaded ? countRows(found, loaded.texts, query) : '');
  const optionId = useCallback((place: number) => `${id}-${place}`, [id]);

  useLayoutEffect(() => {
    setReady(true);
    const field = input.current;
    setQuery(field?.value ?? '');
    if (field !== document.activeElement) return;
    load();
    setAsked(true);
  }, [load]);

  function close() {
    setAsked(false);
    setSelected(undefined);
  }

  function read() {
    setQuery(input.current?.value ?? '');
    setSelected(undefined);
    load();
  }

  function open() {
    read();
    setAsked(true);
  }

  function clear() {
    if (input.current) input.current.value = '';
    read();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  /** Runs the key's action. Returns false if the browser should handle the key. */
  function handleKey(key: string): boolean {
    const move = (place: number) => {
      setAsked(true);
      // Before the list has loaded, keys count from its first option.
      if (last < 0) setSelected(Math.max(place, 0));
      else setSelected(place > last ? 0 : place < 0 ? last : place);
      return last >= 0;
    };
    if (key === 'ArrowDown') return move(reached === undefined ? 0 : reached + 1);
    if (key === 'ArrowUp') return move(reached === undefined ? last : reached - 1);
    if (key === 'Escape') {
      if (!isOpen && !input.current?.value) return false;
      if (isOpen) close();
      else clear();
      return true;
    }
    if (!isOpen || reached === undefined) return false;
    if (key === 'Home') return move(0);
    if (key === 'End') return move(last);
    if (key === 'Enter') {
      document.getElementById(optionId(reached))?.click();
      return true;
    }
    if (key === 'ArrowLeft' || key === 'ArrowRight') setSelected(undefined);
    return false;
  }

  function press(event: KeyboardEvent) {
    const { nativeEvent, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    if (handleKey(key)) event.preventDefault();
  }

  const combobox = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': isOpen && reached !== undefined ? optionId(reached) : undefined,
  } as const;

  return (
    <form
      className={styles.search}
      action={action}
      role={isLandmark ? 'search' : undefined}
      aria-label={isLandmark ? label : undefined}
      onBlur={leave}
    >
      {isReady && <link rel="stylesheet" href={listStyles} />}
      <label className={look === 'bare' ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...(isReady && combobox)}
          ref={input}
          className={`input ${styles.field}`}
          id={id}
          data-suggestions={file}
          type="search"
          name="q"
          maxLength={100}
          placeholder={placeholder}
          enterKeyHint="search"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={read}
          onClick={open}
          onChange={open}
          onKeyDown={press}
        />
        <button className={styles.submit} type="submit" aria-label={submit}>
          <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6" />
          </svg>
        </button>
        {isOpen && loaded && (
          <Suggestions
            key={query}
            id={`${id}-list`}
            label={label}
            groups={groups}
            query={query}
            otherLang={loaded.otherLang}
            selected={reached}
            optionId={optionId}
            onChoose={close}
          />
        )}
      </div>
      {isReady && (
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      )}
    </form>
  );
}

/** Milliseconds without a key until a count is announced. */
const pause = 600;

/** Returns the text for a live region once it has stayed the same for a while. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
