/** Loads the finder and its records when it is touched, or at once where the address holds a search. */
import { fillControls, listControls } from './controls';

const finder = document.querySelector<HTMLElement>('[data-finder]');

async function load(finder: HTMLElement): Promise<void> {
  const [{ startFinder }, records] = await Promise.all([
    import('./finder'),
    fetch(finder.dataset.finder ?? '').then((response) => response.json()),
  ]);
  startFinder(finder, records);
}

if (finder) {
  let isLoading = false;
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await load(finder);
    } catch {
      isLoading = false;
    }
  };
  for (const type of ['focusin', 'pointerdown', 'input']) finder.addEventListener(type, () => void start());

  const asked = new URLSearchParams(location.search);
  if (listControls(finder).some(({ name }) => asked.has(name))) {
    fillControls(finder, asked);
    void start();
  }
}
