import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { BikramYears } from '~/domain/bikram-sambat';
import type { ContentSection } from '~/domain/content/field';
import { type Orderable, offerItems } from '~/domain/order/offer';
import { announceTab } from '../copies/other-tabs';
import { askForPersistence } from '../copies/persistence';
import { openVersions } from '../copies/versions';
import { Editor } from '../editing/Editor';
import { allEditors, editors } from '../editors';
import { watchClosedTabs } from '../form/drafts';
import { OrderFormContext, type OrderFormOptions } from '../orders/order-form-context';
import { $sections, withCatalogue } from '../sections';
import { $provinces, $years } from '../site-data';
import { CopyNotices } from './CopyNotices';
import styles from './Dashboard.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { Home } from './Home';
import { NestedEditor } from './NestedEditor';
import { startOffline } from './offline';
import { Problems } from './Problems';
import { $section, syncWithHistory } from './route';
import { Sidebar } from './Sidebar';
import { StorageMeter } from './StorageMeter';
import { sectionTitle } from './section';
import { UndoBar } from './UndoBar';
import { warnBeforeLoss } from './warn-before-loss';

interface Props extends Omit<OrderFormOptions, 'offeredItems'> {
  sections: readonly ContentSection[];
  /** Products that the order form suggests. */
  products: readonly Orderable[];
  /** Products that cannot be ordered now. */
  soldOut?: readonly Pick<Orderable, 'id' | 'name'>[];
  years?: BikramYears | undefined;
}

/** The dashboard. The page passes the site's sections and the options of the order form. */
export function Dashboard({ sections, products, soldOut = [], years, ...choices }: Props) {
  const [options] = useState(() => ({ ...choices, offeredItems: offerItems(products) }));
  useState(() => {
    $sections.set(withCatalogue(sections, [...products, ...soldOut]));
    $provinces.set(options.provinces);
    $years.set(years);
  });
  return (
    <ErrorBoundary>
      <OrderFormContext value={options}>
        <Shell />
      </OrderFormContext>
    </ErrorBoundary>
  );
}

function Shell() {
  useState(announceTab);
  const [unsubscribers] = useState(() => [
    syncWithHistory(),
    ...allEditors.map(({ store }) => store.open()),
    askForPersistence(allEditors),
    openVersions(allEditors),
    watchClosedTabs(),
    warnBeforeLoss(),
  ]);
  useEffect(startOffline, []);
  useEffect(() => () => unsubscribers.forEach((unsubscribe) => void unsubscribe()), [unsubscribers]);
  const section = useStore($section);
  const editor = editors.find((one) => one.id === section);
  useEffect(() => {
    document.title = sectionTitle(section);
  }, [section]);

  return (
    <div className={styles.shell}>
      <Sidebar />
      <main className={styles.main}>
        <Problems />
        <CopyNotices key={`copies ${section}`} isHome={!editor} />
        <StorageMeter />
        {editor ? <Editor key={editor.id} editor={editor} /> : <Home />}
        {allEditors
          .filter(({ under }) => under && under === section)
          .map((nested) => (
            <NestedEditor key={nested.id} editor={nested} />
          ))}
        <UndoBar />
      </main>
    </div>
  );
}
