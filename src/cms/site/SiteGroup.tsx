import { Disclosure } from '../Disclosure';
import { late, loading } from '../late';
import type { SiteFieldsProps } from './SiteFieldset';
import styles from './site.module.css';

const SiteFieldset = late(async () => (await import('./parts')).SiteFieldset, loading);

/** The closed group under the specified fields; its fields are loaded once it is opened. */
export function SiteGroup(props: SiteFieldsProps) {
  return (
    <Disclosure className={styles.group} summary="For the site">
      <SiteFieldset {...props} />
    </Disclosure>
  );
}
