import { openLinked } from '~/components/ui/open-linked';
import { importModule } from '~/domain/import-module';

openLinked();
const recipes = document.querySelectorAll<HTMLDetailsElement>('.cook');
for (const recipe of recipes) {
  // An unfolded card shows its picture in full width.
  recipe.addEventListener('toggle', () => {
    for (const source of recipe.closest('article')?.querySelectorAll('source') ?? [])
      source.sizes = '(min-width: 769px) 54rem, 100vw';
  });
  recipe.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('summary'))
      // An unfolded card moves to a row of its own.
      recipe.addEventListener('toggle', () => recipe.open && recipe.closest('article')?.scrollIntoView(), {
        once: true,
      });
    const { step } = target.closest<HTMLElement>('[data-step]')?.dataset ?? {};
    if (step) {
      const { changeServings } = await importModule(() => import('./servings'));
      changeServings(recipe, Number(step));
    }
    if (!target.closest('[data-print]')) return;
    // Prints only unfolded recipes.
    for (const other of recipes) other.open = other === recipe;
    print();
  });
}
