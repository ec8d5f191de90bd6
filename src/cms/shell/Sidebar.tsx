import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { allEditors, editors, pageOf } from '../editors';
import { DraftDot } from '../form/DraftDot';
import { $section } from './route';
import { SectionLink } from './SectionLink';
import styles from './Sidebar.module.css';
import { dashboardName } from './section';

const centred = { block: 'nearest', inline: 'center', behavior: 'instant' } as const;

/** Returns the keys of the lists on a page. */
const listsOf = (id: string) => allEditors.filter((editor) => pageOf(editor) === id).map(({ key }) => key);

export function Sidebar() {
  const section = useStore($section);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (section) list.current?.querySelector('[aria-current]')?.scrollIntoView(centred);
  }, [section]);

  return (
    <aside className={`screen-only ${styles.sidebar}`} data-theme="clove" aria-label={dashboardName}>
      <div className={styles.column}>
        <p className={styles.title}>
          <SectionLink>{dashboardName}</SectionLink>
        </p>
        <nav aria-label="Sections">
          <ul ref={list} className={styles.list}>
            {editors.map((editor) => (
              <li key={editor.id}>
                <SectionLink to={editor.id} className={styles.link}>
                  {editor.menu}
                  <DraftDot lists={listsOf(editor.id)} />
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </aside>
  );
}
