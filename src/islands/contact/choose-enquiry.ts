/**
 * Selects the enquiry type in the URL (`/contact/?enquiry=dealership`) and scrolls to the form. Keeps a type
 * that the visitor has chosen. Imports nothing, so that Astro inlines it and it runs before the form's
 * script.
 */
export function chooseEnquiry(): void {
  const requested = new URLSearchParams(location.search).get('enquiry');
  const select = document.querySelector<HTMLSelectElement>('#contact-enquiry-type');
  const option =
    requested !== null && select?.querySelector<HTMLOptionElement>(`[value=${CSS.escape(requested)}]`);
  if (!select || !option) return;
  if (select.value === '') option.selected = true;
  select.closest('section')?.scrollIntoView();
}
