import { dashboardName, sections } from '../section';
import { SectionLink } from './SectionLink';
import styles from './Sidebar.module.css';

/** The ten sections (spec §2.21): a column on wide screens, a strip that scrolls on phones. */
export function Sidebar() {
  return (
    <aside className={styles.sidebar} data-ground="clove" aria-label={dashboardName}>
      <p className={styles.title}>
        <SectionLink>{dashboardName}</SectionLink>
      </p>
      <nav aria-label="Sections">
        <ul className={styles.list}>
          {sections.map(({ id, menu }) => (
            <li key={id}>
              <SectionLink to={id} className={styles.link}>
                {menu}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
