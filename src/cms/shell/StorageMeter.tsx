import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import { editors } from '../editors';
import { capacity, measureUse, warningShare } from '../storage/usage';
import { browserStorage } from '../stores/environment';
import { $problems } from '../stores/problem';
import styles from './StorageMeter.module.css';

/** Changes whenever something was stored, or could not be. */
const $changes = computed([$problems, ...editors.map(({ store }) => store.$records)], (...parts) => parts);

/** How full the browser's storage is, once that begins to matter. */
export function StorageMeter() {
  const changes = useStore($changes);
  const share = useMemo(() => (changes ? measureUse(browserStorage) / capacity : 0), [changes]);
  if (share <= warningShare) return null;
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <p className={styles.meter}>
      <label htmlFor="storage-meter">Storage used: {percent} %</label>
      <meter id="storage-meter" min={0} max={100} low={70} high={90} optimum={0} value={percent} />
      <span className="hint">Pictures take the most. Export a backup before you delete any.</span>
    </p>
  );
}
