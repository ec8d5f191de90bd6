/** Shares the page's URL. Copies it on devices that cannot share, and confirms that. */
export {};

const button = document.querySelector<HTMLButtonElement>('[data-share]');
const status = document.querySelector<HTMLElement>('.shared');

button?.addEventListener('click', async () => {
  const { share: url = '', title = '', copied = '' } = button.dataset;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      if (status) status.textContent = copied;
    }
  } catch (error) {
    // The visitor closed the sheet, or pressed again while it is open.
    const isHandled = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
    // Without access to the clipboard, shows the URL for copying by hand.
    if (!isHandled && status) status.textContent = url;
  }
});
