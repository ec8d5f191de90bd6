import { defineEditor } from '../editing/define';
import { picture } from '../fields/picture';
import { text } from '../fields/text';
import styles from './card.module.css';

export interface GalleryImage {
  title: string;
  desc: string;
  /** A data URL. */
  image: string;
}

export const gallery = defineEditor<GalleryImage>({
  id: 'gallery',
  menu: 'Gallery',
  heading: 'Gallery Dashboard',
  motif: 'star-anise',
  keptIn: 'storage',
  key: 'gallery',
  name: { one: 'Image', many: 'Images' },
  fields: {
    title: text('Title', { ifBlank: 'ignore' }),
    desc: text('Description', { ifBlank: 'ignore', kind: 'long' }),
    image: picture('Image'),
  },
  buttons: { add: 'Add Image', update: 'Update Image', cancel: 'Cancel' },
  confirmDelete: 'Are you sure you want to delete this Image?',
  emptyText: 'No images yet.',
  layout: 'tiles',
  renderCard: ({ record: { title, desc, image }, titleId }) => (
    <>
      <img className={styles.picture} src={image} alt={title} loading="lazy" decoding="async" />
      <div className={styles.text}>
        <h3 id={titleId}>{title}</h3>
        <p className={styles.long}>{desc}</p>
      </div>
    </>
  ),
});
