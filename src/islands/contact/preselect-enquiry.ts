/**
 * Fills in the enquiry type and the message in the URL (`/contact/?enquiry=order&message=saffron`) and scrolls
 * to the form. Keeps what the visitor has entered. Imports nothing, so that Astro inlines it and it runs before
 * the form's script.
 */
export function preselectEnquiry(): void {
  const search = new URLSearchParams(location.search);
  const requested = search.get('enquiry');
  const select = document.querySelector<HTMLSelectElement>('#contact-enquiry-type');
  const option = [...(select?.options ?? [])].find(({ value }) => value && value === requested);
  if (!select || !option) return;
  if (select.value === '') option.selected = true;
  const message = document.querySelector<HTMLTextAreaElement>('#contact-message');
  if (message) message.value ||= search.get('message') ?? '';
  select.closest('section')?.scrollIntoView();
}
