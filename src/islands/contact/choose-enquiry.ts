/**
 * Chooses the type of enquiry that the address asks for (`/contact/?enquiry=dealership`) and shows the form. It imports
 * nothing, so that Astro writes it into the page and the choice stands before the form's script comes.
 */
export function chooseEnquiry(): void {
  const asked = new URLSearchParams(location.search).get('enquiry');
  const option =
    asked && document.querySelector<HTMLOptionElement>(`#contact-enquiry-type [value=${CSS.escape(asked)}]`);
  if (!option) return;
  option.selected = true;
  option.closest('section')?.scrollIntoView();
}
