import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { sourceLocale } from '~/config/locales';
import { forms } from '~/config/messages/en.json';
import { contentVersion } from '~/domain/content/record';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { sections } from '~/lib/content-file/sections';
import { provinces } from '../../fixtures/provinces';
import { orderables } from '../../support/orders';
import { FakeDatabase } from '../../unit/cms/fake-database';

/** Date of the price list that the dashboard knows. */
export const pricesOf = 'Mangsir 1, 2083';

/** The parts that the dashboard fetches when they are first needed. */
const lazyParts = [
  () => import('~/cms/orders/PasteOrder'),
  () => import('~/cms/orders/parts'),
  () => import('~/cms/site/export/ExportPanel'),
];

/** Versions that outlive a reload. This browser has no database of its own. */
let versions = new FakeDatabase();
/** Drafts that outlive a reload, by their keys. */
export const drafts = new Map<string, unknown>();

export const clearBrowser = (): void => {
  localStorage.clear();
  versions = new FakeDatabase();
  drafts.clear();
  hasDatabase = true;
};

/** Copies a value as a database does. */
function copy(value: unknown): unknown {
  if (value instanceof File) return new File([value], value.name, { type: value.type });
  if (Array.isArray(value)) return value.map(copy);
  if (value instanceof Set) return new Set(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
}

const draftStore = {
  getAllKeys: async () => [...drafts.keys()],
  getAll: async () => [...drafts.values()].map(copy),
  put: async (value: unknown, key: string) => void drafts.set(key, copy(value)),
  delete: async (key: string) => void drafts.delete(key),
};

const draftDatabase = {
  get: async () => undefined,
  put: (_: string, value: unknown, key: string) => draftStore.put(value, key),
  delete: (_: string, key: string) => draftStore.delete(key),
  transaction: () => ({ store: draftStore, done: Promise.resolve() }),
};

/** False in a browser that refuses its database. */
let hasDatabase = true;
export const refuseDatabase = (): void => {
  hasDatabase = false;
};

/** Lets the browser's database answer nothing. */
export const stickDatabase = (): void => {
  versions.isStuck = true;
};

/** The names of lists in storage, without the notes of the dashboard. */
export const storedLists = (): string[] =>
  Object.keys(localStorage).filter((key) => !key.startsWith('dashboard-'));

/**
 * Opens an address of the dashboard as a browser does after a reload: every module is new. Its lazy parts are
 * there too, so that no test waits for a busy machine to load one.
 */
export async function openDashboard(path: string) {
  cleanup();
  vi.resetModules();
  vi.doMock('~/cms/copies/database', () => ({
    openDatabase: async () => (hasDatabase ? draftDatabase : Promise.reject(new Error('refused'))),
    versionDatabase: versions.open(),
  }));
  history.replaceState(null, '', path);
  const { Dashboard } = await import('~/cms/shell/Dashboard');
  await Promise.all(lazyParts.map((load) => load()));
  render(
    <Dashboard
      sections={sections}
      messages={forms.order}
      provinces={provinces}
      products={orderables}
      pricesOf={pricesOf}
      heads={ownHeads(sourceLocale)}
      receiver={{ name: 'Mill', address: 'Balaju', phone: '1', email: 'mill@spices.example' }}
    />,
  );
  // The page of the orders renders its parts a moment later.
  if (screen.queryByText('Loading …'))
    await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
  return userEvent.setup({ delay: null });
}

/** The button of the form, or of a record, whose title completes the button's name. */
export const button = (name: string, inside?: HTMLElement) =>
  inside
    ? within(inside).getByRole('button', { name: new RegExp(`^${name}( |$)`) })
    : screen.getByRole('button', { name });

/** Opens the menu of a record, or of the list with a heading. Its buttons are rendered from then on. */
export async function openMore(
  user: UserEvent,
  inside: HTMLElement = screen.getByRole('main'),
): Promise<void> {
  const more = inside.querySelector<HTMLElement>('details[name="more"]:not([open]) > summary');
  if (more) await user.click(more);
}

const records = '[id^="record-"]:is(li, tr)';

/** The cards or rows of the list. */
export const shownRecords = () => [...document.querySelectorAll<HTMLElement>(records)];

/** The card or row that holds a text. */
export function recordWith(text: string): HTMLElement {
  const record = screen
    .getAllByText(text)
    .map((element) => element.closest<HTMLElement>(records))
    .find(Boolean);
  if (!record) throw new Error(`no record with '${text}'`);
  return record;
}

export const recordCount = () => shownRecords().length;

/** Watches downloads. Returns a function that waits for one and parses its JSON. */
export function watchDownloads() {
  const save = vi.spyOn(URL, 'createObjectURL');
  // Otherwise happy-dom leaves the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return async () => {
    const file = await vi.waitUntil(() => save.mock.lastCall?.[0]);
    return JSON.parse(await (file as Blob).text());
  };
}

/** Responds to the requests for the site's records. */
export const showOnSite = (records: object[], version: number = contentVersion) =>
  vi.stubGlobal('fetch', async () => Response.json({ version, records, pictures: {} }));

/** Returns true if the browser would ask before it leaves the page. */
export function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Answers `confirm` dialogs; returns the mock that records them. */
export function answerConfirm(answer: boolean) {
  const confirm = vi.fn((_question: string) => answer);
  vi.stubGlobal('confirm', confirm);
  return confirm;
}
