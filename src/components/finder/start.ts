/** Loads the finder and its records at the first touch, or at once if the URL contains a search. */
import { importModule } from '~/domain/import-module';
import { fillControls, listControls, readControls } from './controls';

const finder = document.querySelector<HTMLElement>('[data-finder]');

if (finder) {
  let isLoading = false;
  /** Latest event while the finder is not loaded. */
  let missed: Event | undefined;
  const showFailure = (isShown: boolean) =>
    finder.querySelector('[data-failed]')?.setAttribute('data-failed', String(isShown));
  showFailure(false);
  const load = async () => {
    isLoading = true;
    try {
      const [{ startFinder }, file] = await Promise.all([
        importModule(() => import('./finder')),
        fetch(finder.dataset.finder ?? '').then((response) => response.json()),
      ]);
      startFinder(finder, file, missed);
      showFailure(false);
    } catch {
      isLoading = false;
      showFailure(true);
    }
  };
  const onTouch = (event: Event) => {
    if (event.type === 'input') missed = event;
    if (isLoading) return;
    isLoading = true;
    // Waits for the frame that shows the touch, because loading blocks a slow phone.
    requestAnimationFrame(() => setTimeout(load));
  };
  for (const type of ['focusin', 'pointerdown', 'input']) finder.addEventListener(type, onTouch);

  const asked = new URLSearchParams(location.search);
  // A visitor may use the controls before this script runs. Their choice wins over the address.
  const early = readControls(finder);
  const last = [...early.keys()].at(-1);
  const isAsked = listControls(finder).some(({ name }) => asked.has(name));
  if (isAsked) fillControls(finder, new URLSearchParams([...early, ...asked]));
  if (last) finder.querySelector(`[name=${last}]`)?.dispatchEvent(new Event('input', { bubbles: true }));
  else if (isAsked) void load();
}
