/** Shares the address of the page, or copies it on devices that cannot share, and says so. */
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
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    // A refused clipboard leaves the address to be copied by hand.
    if (!isClosed && status) status.textContent = url;
  }
});
