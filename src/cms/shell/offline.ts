import { atom } from 'nanostores';
import { withBase } from '~/config/base';
import { offline } from '~/config/site';
import { dashboardWorker, takeOver, trustPath } from '~/config/worker';
import { findOtherTabs } from '../backup/other-tabs';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** The browser's offer to install the dashboard as an application. */
export const $installOffer = atom<InstallEvent | undefined>(undefined);

/** Starts the worker that opens the dashboard without a connection. Returns a function that stops listening. */
export function startOffline(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault();
    if (isInstallEvent(event)) $installOffer.set(event);
  };
  window.addEventListener('beforeinstallprompt', onOffer);
  // Without the worker the dashboard only needs a connection.
  if (offline && import.meta.env.PROD) startWorker().catch(() => {});
  return () => window.removeEventListener('beforeinstallprompt', onOffer);
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

/** Asks the user whether to install the dashboard. */
export async function install(): Promise<void> {
  const offer = $installOffer.get();
  // It can be used once.
  $installOffer.set(undefined);
  await offer?.prompt();
}
