import hydrateInto from '@astrojs/react/client.js';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import interaction from '~/islands/directive/interaction';

/** Puts an island into the page as Astro builds it. `start` runs its directive. */
export function buildIsland(element: ReactElement<object>) {
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.innerHTML = renderToString(element);
  document.body.append(island);

  async function hydrate() {
    hydrateInto(island)(element.type, { ...element.props }, {}, { client: 'interaction' });
    // As in Astro, React has not rendered yet.
    await null;
    island.removeAttribute('ssr');
    island.dispatchEvent(new CustomEvent('astro:hydrate'));
  }

  async function fail() {
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
    return async () => undefined;
  }

  const load = vi.fn(async () => hydrate);
  const start = () => interaction(load, { name: 'interaction', value: '' }, island);
  return { island, load, fail, start };
}

/** Loads an island by its first use, and waits until it has repeated early clicks. */
export async function use(island: Element) {
  island.dispatchEvent(new Event('focusin'));
  await new Promise((done) => setTimeout(done));
}
