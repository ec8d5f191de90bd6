import { useEffect, useRef, useState } from 'react';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import type { EditorDefinition } from '../../editor';
import type { StoredRecord } from '../../list/record';
import styles from './Preview.module.css';
import { type CardPreview, PreviewError, showRecord } from './show';

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
  record: StoredRecord<Fields>;
  onClose(): void;
}

/** Widths of a phone and of a desktop, in pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;

type Width = keyof typeof widths;

/** Space below the card, in pixels. */
const margin = 32;

/** Previews a record in an iframe as its public page shows it. */
export function Preview<Fields extends object>({ editor, record, onClose }: Props<Fields>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('Phone');
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [{ card, notShown }, setShown] = useState<Partial<CardPreview>>({});
  const [problem, setProblem] = useState('');

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    if (!iframe.current) return;
    let isOutdated = false;
    setProblem('');
    showRecord(iframe.current, editor, record, locale).then(
      (shown) => !isOutdated && setShown(shown),
      (error: unknown) =>
        !isOutdated &&
        setProblem(
          error instanceof PreviewError
            ? error.message
            : 'The preview could not be loaded. Check your internet connection and try again.',
        ),
    );
    return () => {
      isOutdated = true;
    };
  }, [editor, record, locale]);

  useEffect(() => {
    const { style, clientWidth = 0 } = container.current ?? {};
    style?.setProperty('--width', `${widths[width]}px`);
    style?.setProperty('--scale', String(Math.min(1, clientWidth / widths[width])));
    const bottom =
      card && card.getBoundingClientRect().bottom + (card.ownerDocument.defaultView?.scrollY ?? 0);
    if (bottom) style?.setProperty('--height', `${Math.ceil(bottom) + margin}px`);
  }, [card, width]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Preview" onClose={onClose}>
      <div className={`row ${styles.bar}`}>
        <h2>Preview</h2>
        <div className="buttons" data-size="small">
          {locales.length > 1 &&
            locales.map((name) => (
              <button
                key={name}
                type="button"
                lang={name}
                aria-pressed={name === locale}
                onClick={() => setLocale(name)}
              >
                {languageOf(name).name}
              </button>
            ))}
          {(Object.keys(widths) as Width[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {name}
            </button>
          ))}
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
      {problem && (
        <p className="message" role="alert">
          {problem}
        </p>
      )}
      {!problem && notShown?.[0] && <p className="hint">Not part of this card: {notShown.join(', ')}.</p>}
      <div ref={container} className={styles.place} hidden={problem !== ''}>
        {/* A new iframe per language, because late results must not reach the current one. */}
        <iframe key={locale} ref={iframe} className={styles.frame} title="Preview of the record" />
      </div>
    </dialog>
  );
}
