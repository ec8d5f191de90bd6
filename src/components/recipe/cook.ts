import { openLinked } from '~/components/ui/open-linked';
import { importModule } from '~/domain/import-module';
import { toggleAwake } from './keep-awake';

openLinked();
const asked = new URLSearchParams(location.search).get('guests');
const recipes = document.querySelectorAll<HTMLDetailsElement>('.cook');
for (const recipe of recipes) {
  const scale = async (step?: number) => {
    const { changeServings } = await importModule(() => import('./servings'));
    changeServings(recipe, step);
  };
  const field = recipe.querySelector('input');
  if (field && asked) field.value = asked;
  // The user may have typed before this script.
  if (field && field.value !== field.defaultValue) void scale(0);
  field?.addEventListener('input', () => scale());
  field?.addEventListener('change', () => scale(0));
  const awake = recipe.querySelector<HTMLElement>('[data-awake]');
  if (awake) awake.hidden = !('wakeLock' in navigator);
  recipe.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('summary'))
      // An unfolded card moves to a row of its own.
      recipe.addEventListener('toggle', () => recipe.open && recipe.closest('article')?.scrollIntoView(), {
        once: true,
      });
    const { step } = target.closest<HTMLElement>('[data-step]')?.dataset ?? {};
    if (step) await scale(Number(step));
    const button = target.closest<HTMLElement>('[data-awake]');
    if (button) toggleAwake(button);
    if (!target.closest('[data-print]')) return;
    // Prints only unfolded recipes.
    for (const other of recipes) other.open = other === recipe;
    print();
  });
}
