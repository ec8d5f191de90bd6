import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { allEditors } from '../editors';
import { hostStorage } from '../list/environment';
import { $problems } from '../list/problem';
import { capacity, countCharacters, warningShare } from '../storage/text-storage';
import styles from './shell.module.css';

/** One of the stores changes after every write, successful or not. */
const $share = computed(
  [$problems, ...allEditors.map(({ store }) => store.$records)],
  () => countCharacters(hostStorage) / capacity,
);

/** Shows how full the browser's storage is, but only if it is nearly full. */
export function StorageMeter() {
  const share = useStore($share);
  if (share <= warningShare) return null;
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <p className={`row ${styles.meter}`}>
      <label className="label" htmlFor="storage-meter">
        Storage used: {percent}%
      </label>
      <meter id="storage-meter" min={0} max={100} low={70} high={90} optimum={0} value={percent} />
      <span className="hint">Pictures take the most space. Save a backup before you delete any.</span>
    </p>
  );
}
