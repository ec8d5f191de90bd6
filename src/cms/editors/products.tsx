import { defineEditor } from '../editing/define';
import { picture } from '../fields/picture';
import { text } from '../fields/text';
import styles from './card.module.css';

export interface Product {
  title: string;
  /** A data URL. */
  image: string;
}

export const products = defineEditor<Product>({
  id: 'products',
  menu: 'Products',
  heading: 'Products Dashboard',
  motif: 'cardamom',
  keptIn: 'storage',
  key: 'products',
  name: { one: 'Product', many: 'Products' },
  fields: { title: text('Title', { ifBlank: 'ignore' }), image: picture('Image') },
  buttons: { add: 'Add Product', update: 'Update Product', cancel: 'Cancel' },
  confirmDelete: 'Are you sure you want to delete this Product?',
  emptyText: 'No products yet.',
  layout: 'tiles',
  renderCard: ({ record: { title, image }, titleId }) => (
    <>
      <img className={styles.picture} src={image} alt={title} loading="lazy" decoding="async" />
      <div className={styles.text}>
        <h3 id={titleId}>{title}</h3>
      </div>
    </>
  ),
});
