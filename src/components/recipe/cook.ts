import { openLinked } from '~/components/ui/open-linked';
import { importModule } from '~/domain/import-module';

openLinked();
const folds = document.querySelectorAll<HTMLDetailsElement>('.cook');
for (const fold of folds) {
  // An unfolded card shows its picture in full width.
  fold.addEventListener('toggle', () => {
    for (const source of fold.closest('article')?.querySelectorAll('source') ?? [])
      source.sizes = '(min-width: 769px) 54rem, 100vw';
  });
  fold.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('summary'))
      // An unfolded card moves to a row of its own.
      fold.addEventListener('toggle', () => fold.open && fold.closest('article')?.scrollIntoView(), {
        once: true,
      });
    const { step } = target.closest<HTMLElement>('[data-step]')?.dataset ?? {};
    if (step) {
      const { changeServings } = await importModule(() => import('./servings'));
      changeServings(fold, Number(step));
    }
    if (!target.closest('[data-print]')) return;
    // Prints only unfolded recipes.
    for (const other of folds) other.open = other === fold;
    print();
  });
}
