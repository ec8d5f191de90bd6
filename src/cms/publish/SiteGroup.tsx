import { Disclosure } from '../Disclosure';
import { lazyPart, loading } from '../lazy-part';
import styles from './publish.module.css';
import type { SiteFieldsProps } from './SiteFieldset';

const SiteFieldset = lazyPart(async () => (await import('./parts')).SiteFieldset, loading);

/** The closed group under the specified fields; its fields are loaded once it is opened. */
export function SiteGroup(props: SiteFieldsProps) {
  return (
    <Disclosure className={styles.group} summary="For the site">
      <SiteFieldset {...props} />
    </Disclosure>
  );
}
