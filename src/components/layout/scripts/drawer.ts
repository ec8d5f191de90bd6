/** Opens the drawer as a popover that becomes modal a frame later. Before this script runs, it opens as a modal dialog. */
import { makeModalSoon } from '~/islands/drawer/modal';

const drawer = document.querySelector<HTMLDialogElement>('dialog#drawer');
const opener = document.querySelector<HTMLElement>('[aria-haspopup=dialog]');
// Browsers that support `command` warn of the fallback at each click.
if ('commandForElement' in HTMLButtonElement.prototype)
  for (const button of document.querySelectorAll('[commandfor=drawer]'))
    button.removeAttribute('popovertarget');
drawer?.addEventListener('command', (event) => {
  if (!('command' in event) || event.command !== 'show-modal') return;
  event.preventDefault();
  drawer.showPopover();
  makeModalSoon(drawer);
});
// A tap beside the drawer closes it before the mouse event of the same tap, which would move the focus again.
let wasOpen = false;
addEventListener('pointerdown', () => (wasOpen = drawer?.open ?? false), true);
addEventListener('mousedown', (event) => wasOpen && !drawer?.open && event.preventDefault(), true);
drawer?.addEventListener('close', () => opener?.focus());
drawer?.addEventListener('click', ({ target }) => {
  const chosen = target === drawer ? target : (target as Element).closest('a, [data-close]');
  // The browser runs a command itself.
  const isCommand = chosen instanceof HTMLButtonElement && chosen.commandForElement;
  if (chosen && !isCommand) drawer.close();
});
if (!('popover' in HTMLElement.prototype)) opener?.addEventListener('click', () => drawer?.showModal());
