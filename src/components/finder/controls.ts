/** The fields of the finder. Each has the name of its criterion. */
export function listControls(root: ParentNode): (HTMLInputElement | HTMLSelectElement)[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
}

/** Reads the fields as URL parameters, without empty ones. */
export function readControls(root: ParentNode): URLSearchParams {
  const asked = listControls(root).flatMap((control) =>
    isBox(control) && !control.checked ? [] : [[control.name, control.value.trim()]],
  );
  return new URLSearchParams(asked.filter(([, value]) => value));
}

/** Fills the fields from URL parameters. */
export function fillControls(root: ParentNode, wanted: URLSearchParams): void {
  for (const control of listControls(root)) {
    if (isBox(control)) control.checked = wanted.has(control.name, control.value);
    else control.value = wanted.get(control.name) ?? '';
    if (control.value === '' && control instanceof HTMLSelectElement) control.selectedIndex = 0;
  }
}

function isBox(control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement {
  return control.type === 'checkbox';
}
