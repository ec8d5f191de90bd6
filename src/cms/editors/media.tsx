import { formatDay } from '~/domain/date';
import { defineEditor } from '../editing/define';
import { text } from '../fields/text';
import styles from './card.module.css';

export interface MediaCoverage {
  title: string;
  category: string;
  /** YYYY-MM-DD, or empty. */
  date: string;
  description: string;
  /** A web address, or empty. */
  link: string;
}

export const media = defineEditor<MediaCoverage>({
  id: 'media',
  menu: 'Media Coverages',
  heading: 'Media Coverages Dashboard',
  motif: 'cumin',
  keptIn: 'memory',
  key: 'media',
  name: { one: 'Coverage', many: 'Coverages' },
  fields: {
    title: text('Title', { ifBlank: 'report' }),
    category: text('Category', {
      ifBlank: 'report',
      placeholder: 'Category (e.g.., Article, Press Release',
    }),
    date: text('Date', { ifBlank: 'accept', kind: 'date' }),
    description: text('Description', { ifBlank: 'report', kind: 'long' }),
    link: text('Read More Link (optional)', { ifBlank: 'accept', kind: 'url' }),
  },
  buttons: { add: 'Add Coverage', update: 'Update Coverage' },
  emptyText: 'No media coverages yet.',
  layout: 'tiles',
  renderCard: ({ record: { title, category, date, description, link }, titleId }) => (
    <div className={styles.text}>
      <p className="hint">
        <span>{category}</span>
        {date && (
          <>
            {' · '}
            <time dateTime={date}>{formatDay(date, 'en')}</time>
          </>
        )}
      </p>
      <h3 id={titleId}>{title}</h3>
      <p className={styles.long}>{description}</p>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
          Read More
        </a>
      )}
    </div>
  ),
});
