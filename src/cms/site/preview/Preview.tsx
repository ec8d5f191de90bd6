import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import { type FramedSection, framePath } from '~/domain/content/frame';
import type { OfficeRecord } from '../../record/stored';
import { findSection } from '../../sections';
import { fillPage, PreviewError } from './fill-page';
import styles from './Preview.module.css';

interface Props {
  section: FramedSection;
  record: OfficeRecord;
  onClose(): void;
}

/** Widths of a phone and of a desktop, in pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;

type Width = keyof typeof widths;

/** Previews a record as its public page shows it. */
export function Preview({ section, record, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [width, setWidth] = useState<Width>('Phone');
  const [locale, setLocale] = useState<Locale>(defaultLocale);

  // Before the effects of the frame, which measure its place.
  useLayoutEffect(() => dialog.current?.showModal(), []);

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
      <Frame key={locale} section={section} record={record} locale={locale} width={widths[width]} />
    </dialog>
  );
}

type FrameProps = Omit<Props, 'onClose'> & { locale: Locale; width: number };

/** Shows the page of the site that has the card, and writes the record into it. */
function Frame({ section, record, locale, width }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ card, notShown = [] }, setFilled] = useState<Partial<ReturnType<typeof fillPage>>>({});
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const { style, clientWidth = 0 } = place.current ?? {};
    style?.setProperty('--width', `${width}px`);
    style?.setProperty('--scale', String(Math.min(1, clientWidth / width)));
  }, [width]);

  useEffect(() => {
    if (!card) return;
    // Fonts and the chosen width change the height.
    const observer = new ResizeObserver(() =>
      place.current?.style.setProperty('--height', `${card.offsetHeight}px`),
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [card]);

  function fill(page: Document | null) {
    try {
      if (!page) throw new Error('the page could not be loaded');
      setFilled(fillPage(page, findSection(section), record, locale));
    } catch (error) {
      setProblem(
        error instanceof PreviewError
          ? error.message
          : 'The preview could not be loaded. Check your internet connection and try again.',
      );
    }
  }

  return (
    <>
      {problem && (
        <p className="message" role="alert">
          {problem}
        </p>
      )}
      {notShown.length > 0 && <p className="hint">Not part of this card: {notShown.join(', ')}.</p>}
      <div ref={place} className={styles.place} hidden={problem !== ''}>
        {/* Without a script of its own, and without links that open. */}
        <iframe
          className={styles.frame}
          title="Preview of the record"
          src={framePath(section, locale)}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => fill(currentTarget.contentDocument)}
        />
      </div>
    </>
  );
}
