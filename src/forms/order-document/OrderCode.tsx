import { useEffect, useState } from 'react';
import { importModule } from '~/domain/import-module';
import { toList } from '~/domain/order/list';
import type { OfferedItem, Order } from '~/domain/order/order';
import { listUrl } from '../order/list-url';
import styles from './order-document.module.css';

interface Props {
  order: Order;
  offeredItems: readonly OfferedItem[];
  label: string;
}

/** Modules of quiet zone, which scanners need. */
const border = 4;

/** The largest code that phones scan in its printed size. */
const largest = { ecc: 'L', maxVersion: 20, border } as const;

/** A code on the order printed by its page, which opens its packs as a list. Missing if the order is too long for it. */
export function OrderCode({ order, offeredItems, label }: Props) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  const { items } = toList(order.items, offeredItems);
  const url = listUrl(items);

  useEffect(() => {
    let isOutdated = url === '';
    importModule(() => import('uqr')).then(
      ({ encode }) => {
        if (!isOutdated) setCode(drawCode(encode, url));
      },
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [url]);

  if (!code) return null;
  return (
    <span className={styles.code}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={code.path} fill="currentColor" />
      </svg>
      <span>{label}</span>
    </span>
  );
}

function drawCode(encode: typeof import('uqr').encode, url: string) {
  try {
    const { size, data } = encode(url, largest);
    const modules = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size, path: modules.join('') };
  } catch {
    return undefined;
  }
}
