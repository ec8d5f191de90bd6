/** Opens the drawer as a popover first, so that a slow phone answers the touch sooner. Until this runs it opens modal. */
import { makeModalSoon } from '~/islands/drawer/modal';

const drawer = document.querySelector<HTMLDialogElement>('dialog#drawer');
// Browsers that know `command` report the fallback at each click.
if ('commandForElement' in HTMLButtonElement.prototype)
  for (const button of document.querySelectorAll('[commandfor=drawer]'))
    button.removeAttribute('popovertarget');
drawer?.addEventListener('command', (event) => {
  if (!('command' in event) || event.command !== 'show-modal') return;
  event.preventDefault();
  drawer.showPopover();
  makeModalSoon(drawer);
});
