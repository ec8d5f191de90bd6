/** Loads the finder and its records when it is touched, or at once where the address holds a search. */
import { fillControls, listControls, readControls } from './controls';

const finder = document.querySelector<HTMLElement>('[data-finder]');

if (finder) {
  let isLoading = false;
  /** What was typed or chosen while nothing answered it. */
  let missed: Event | undefined;
  const load = async () => {
    isLoading = true;
    try {
      const [{ startFinder }, records] = await Promise.all([
        import('./finder'),
        fetch(finder.dataset.finder ?? '').then((response) => response.json()),
      ]);
      startFinder(finder, records, missed);
    } catch {
      isLoading = false;
    }
  };
  const onTouch = (event: Event) => {
    if (event.type === 'input') missed = event;
    if (isLoading) return;
    isLoading = true;
    // After the frame that shows the touch: to begin takes a slow phone 15 ms.
    requestAnimationFrame(() => setTimeout(load));
  };
  for (const type of ['focusin', 'pointerdown', 'input']) finder.addEventListener(type, onTouch);

  const asked = new URLSearchParams(location.search);
  // Typed or chosen before this script came.
  if (readControls(finder).size > 0)
    finder.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  else if (listControls(finder).some(({ name }) => asked.has(name))) {
    fillControls(finder, asked);
    void load();
  }
}
