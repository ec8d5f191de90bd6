import { editors } from '../editors';
import { capacity, measureUse, warningShare } from '../storage/usage';
import { browserStorage } from '../stores/environment';
import { $problems } from '../stores/problem';
import styles from './StorageMeter.module.css';
import { useDerived } from './use-derived';

/** One of these changes whenever something was stored, or could not be. */
const stores = [$problems, ...editors.map(({ store }) => store.$records)];

const measureShare = () => measureUse(browserStorage) / capacity;

/** How full the browser's storage is, once that begins to matter. */
export function StorageMeter() {
  const share = useDerived(stores, measureShare);
  if (share <= warningShare) return null;
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <p className={styles.meter}>
      <label htmlFor="storage-meter">Storage used: {percent} %</label>
      <meter id="storage-meter" min={0} max={100} low={70} high={90} optimum={0} value={percent} />
      <span className="hint">Pictures take the most space. Export a backup before you delete any.</span>
    </p>
  );
}
