import { Disclosure } from '../Disclosure';
import { late, loading } from '../late';
import styles from './publish.module.css';
import type { SiteFieldsProps } from './SiteFieldset';

const SiteFieldset = late(async () => (await import('./parts')).SiteFieldset, loading);

/** The closed group under the specified fields; its fields are loaded once it is opened. */
export function SiteGroup(props: SiteFieldsProps) {
  return (
    <Disclosure className={styles.group} summary="For the site">
      <SiteFieldset {...props} />
    </Disclosure>
  );
}
