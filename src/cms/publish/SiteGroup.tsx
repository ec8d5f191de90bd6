import { Disclosure } from '../Disclosure';
import { lazyPart, loading } from '../lazy-part';
import styles from './publish.module.css';
import type { SiteFieldsProps } from './SiteFieldset';

const SiteFieldset = lazyPart(
  () => import('./lazy-chunk'),
  ({ SiteFieldset }) => SiteFieldset,
  loading,
);

/** A collapsed group under the specified fields. Its script is fetched when it opens. */
export function SiteGroup(props: SiteFieldsProps) {
  return (
    <Disclosure className={styles.group} summary="Details for the website">
      <SiteFieldset {...props} />
    </Disclosure>
  );
}
