import type { ReactNode } from 'react';
import type { MotifName } from '~/config/motif';
import type { SectionId } from '../section';
import styles from './EmptyState.module.css';
import { Motif } from './Motif';

const motifs: Record<SectionId, MotifName> = {
  faq: 'cumin',
  gallery: 'star-anise',
  products: 'cardamom',
  order: 'chilli',
  dealers: 'bay-leaf',
  testimonials: 'star-anise',
  team: 'cardamom',
  recipe: 'chilli',
  media: 'cumin',
  contact: 'bay-leaf',
};

/** The drawing that stands for a section. */
export function SectionMotif({ section }: { section: SectionId }) {
  return <Motif name={motifs[section]} />;
}

/** What a list says while it holds nothing. */
export function EmptyState({ section, children }: { section: SectionId; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <SectionMotif section={section} />
      <p>{children}</p>
    </div>
  );
}
