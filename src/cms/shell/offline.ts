import { atom } from 'nanostores';
import { dashboardFolder } from '~/config/base';
import { offline } from '~/config/site';
import { takeOver, trustPath } from '~/config/worker';
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
  const registration = await workers?.register(trustPath(`${dashboardFolder}sw.js`));
  // A new release replaces this one now, before anything is typed, unless another tab has it open.
  if (!registration?.waiting || (await findOtherTabs()).length > 0) return;
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage(takeOver);
}

/** Asks the user whether to install the dashboard. */
export async function install(): Promise<void> {
  await $installOffer.get()?.prompt();
  $installOffer.set(undefined);
}
