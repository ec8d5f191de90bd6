import { useState } from 'react';
import { Editor } from '../editing/Editor';
import type { EditorDefinition } from '../editor';
import { DraftDot } from '../form/DraftDot';
import styles from './shell.module.css';

/** A collapsed editor on another editor's page. Stays mounted once opened. */
export function NestedEditor({ editor }: { editor: EditorDefinition }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.nested} onToggle={() => setOpened(true)}>
      <summary className="summary">
        {editor.heading}
        <DraftDot lists={[editor.key]} />
      </summary>
      {wasOpened && <Editor editor={editor} isNested />}
    </details>
  );
}
