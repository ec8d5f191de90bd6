import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { formatSize, sizeOfDataUrl, writeDataUrl } from '../picture/data-url';
import { PictureError } from '../picture/decode';
import { redrawPicture } from '../picture/redraw';
import styles from './PictureInput.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The data URL of the current picture, or ''. */
  url: string;
  /** Shows a remove button. */
  isOptional: boolean;
  onChange(url: string): void;
  onBusy(isBusy: boolean): void;
}

/** File input with a preview of what will be kept: the chosen picture, scaled down and encoded again. */
export function PictureInput({ id, label, hint, url, isOptional, onChange, onBusy }: Props) {
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);
  const [dimensions, setDimensions] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const activeRead = useRef<AbortController>(undefined);
  useEffect(() => () => activeRead.current?.abort(), []);

  const setBusy = (isBusy: boolean) => {
    setReading(isBusy);
    onBusy(isBusy);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    activeRead.current?.abort();
    activeRead.current = new AbortController();
    const { signal } = activeRead.current;
    setProblem('');
    setBusy(true);
    try {
      const chosen = await writeDataUrl(await redrawPicture(file));
      if (!signal.aborted) onChange(chosen);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof PictureError ? error.message : 'This file could not be read. Try again.');
    }
    if (!signal.aborted) setBusy(false);
  };

  const remove = () => {
    // Otherwise a picture that is still being read would appear after its removal.
    activeRead.current?.abort();
    setBusy(false);
    setProblem('');
    input.current?.focus();
    onChange('');
  };

  return (
    <div className={`field ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={styles.file}
        type="file"
        accept="image/*"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-state`}
        onChange={choose}
      />
      {url && (
        <figure className={styles.preview}>
          <img
            src={url}
            alt="Preview"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setDimensions(`${naturalWidth} × ${naturalHeight}`)
            }
          />
          <figcaption className="hint">
            {[dimensions, formatSize(sizeOfDataUrl(url))].filter(Boolean).join(', ')}
            {isOptional && (
              <button type="button" className="link-button" onClick={remove}>
                Remove picture
              </button>
            )}
          </figcaption>
        </figure>
      )}
      <div id={`${id}-state`}>
        {hint && <p className="hint">{hint}</p>}
        {isReading && <p className="hint">Reading the picture …</p>}
        {problem && (
          <p className="message" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
