import { withBase } from '~/config/base';
import { offline } from '~/config/site';
import { dashboardWorker, takeOver, trustPath } from '~/config/worker';
import { findOtherTabs } from '../copies/other-tabs';

/** Starts the worker that opens the dashboard without a connection. */
export function startOffline(): void {
  // Without the worker the dashboard only needs a connection.
  if (offline && import.meta.env.PROD) startWorker().catch(() => {});
}

async function startWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const path = trustPath(withBase(`/${dashboardWorker}`));
  const registration = await workers?.register(path, { scope: withBase('/cms') });
  // A new release replaces this one now, before anything is typed, unless another tab has it open.
  if (!registration?.waiting || (await findOtherTabs()).length > 0) return;
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage(takeOver);
}
