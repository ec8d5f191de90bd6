import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { importModule } from '~/domain/import-module';
import type { ItemDraft, OrderChoices } from '~/domain/order/order';
import type { OwnHeads } from '~/domain/order/read-table';
import styles from './paste.module.css';

export interface PasteProps {
  locale: Locale;
  messages: Messages['forms']['order'];
  heads: OwnHeads;
  /** Undefined until they are fetched. */
  choices: OrderChoices | undefined;
  /** Defined if the choices could not be fetched. */
  onRetry: (() => void) | undefined;
  /** Reads the rows of the order. */
  readItems(): readonly ItemDraft[];
  /** The lines that are not in the order yet. */
  text: string;
  onChange(text: string): void;
  /** Takes the rows of the order with the items of the list, a text that says so, and the lines that are left. */
  onAdd(items: ItemDraft[], said: string, left: string): void;
}

/** The panel for pasted lists. Its script comes once it is open. A text of the draft opens it. */
export function PastePanel(props: PasteProps) {
  const { paste, loading } = props.messages;
  const details = useRef<HTMLDetailsElement>(null);
  const [List, setList] = useState<ComponentType<PasteProps>>();
  const [isFailed, setFailed] = useState(false);
  const hasText = props.text !== '';

  const load = useCallback(async () => {
    try {
      const { PasteList } = await importModule(() => import('./PasteList'));
      setList(() => PasteList);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (hasText) details.current?.setAttribute('open', '');
    // It may have been opened before hydration.
    if (details.current?.open) void load();
  }, [hasText, load]);

  function retry() {
    // The button disappears.
    details.current?.querySelector('summary')?.focus();
    setFailed(false);
    void load();
  }

  return (
    <details className={`screen-only ${styles.paste}`} id="paste" ref={details} onToggle={load}>
      <summary>{paste.heading}</summary>
      <div className="stack">
        {List && <List {...props} />}
        {!List && !isFailed && <p className="hint">{paste.wait}</p>}
        {!List && isFailed && (
          <div className="notice stack" data-tone="danger" role="alert">
            <p>{paste.failed}</p>
            <button className="button" data-kind="quiet" type="button" onClick={retry}>
              {loading.retry}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}
