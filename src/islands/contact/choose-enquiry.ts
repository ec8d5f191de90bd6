/**
 * Chooses the type of enquiry that the address asks for (`/contact/?enquiry=dealership`), unless the visitor has chosen
 * one, and shows the form. It imports nothing, so that Astro writes it into the page and the choice stands before the
 * form's script comes.
 */
export function chooseEnquiry(): void {
  const asked = new URLSearchParams(location.search).get('enquiry');
  const select = document.querySelector<HTMLSelectElement>('#contact-enquiry-type');
  const option = asked !== null && select?.querySelector<HTMLOptionElement>(`[value=${CSS.escape(asked)}]`);
  if (!select || !option) return;
  if (select.value === '') option.selected = true;
  select.closest('section')?.scrollIntoView();
}
