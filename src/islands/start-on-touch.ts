import { importModule } from '~/domain/import-module';

export type Control = HTMLInputElement | HTMLSelectElement;

/** The answers of a form by types of events. */
export type Handlers = Partial<Record<string, (event: Event) => void>>;

interface FormModule<Form, Data> {
  start: (form: Form, data: Data) => Handlers;
}

const inputTypes = ['input', 'change'];
const touchTypes = [...inputTypes, 'pointerdown', 'focusin', 'click', 'keyup', 'submit'];

/**
 * Loads the module of a form at its first touch, or at once if the URL fills a field. Its handlers get the events
 * until then, too, in sequence. Input from before this script wins over the URL. After a failed download, the form
 * shows its `[data-failed]`, drops early clicks and loads again at the next touch.
 * @param selector matches the form, or all its parts
 * @param load must only call `import`
 * @param file name of the form's data attribute with the URL of the module's data
 * @returns loads the module without a touch
 */
export function startOnTouch<Form extends HTMLElement, Data>(
  selector: string,
  load: () => Promise<FormModule<Form, Data>>,
  file?: string,
): () => Promise<void> {
  const form = document.querySelector<Form>(selector);
  const url = file && form?.dataset[file];
  let handlers: Handlers | undefined;
  let early: Event[] = [];
  let isLoading = false;
  let hasFailed = false;

  const setFailed = (isFailed: boolean) => {
    hasFailed = isFailed;
    form?.querySelector('[data-failed]')?.setAttribute('data-failed', String(isFailed));
  };

  const open = async () => {
    if (!form || isLoading) return;
    isLoading = true;
    try {
      const [{ start }, data] = await Promise.all([
        importModule(load),
        url && fetch(url).then((response) => response.json()),
      ]);
      handlers = start(form, data);
      for (const event of early) handlers[event.type]?.(event);
      setFailed(false);
    } catch {
      isLoading = false;
      early = early.filter(({ type }) => inputTypes.includes(type));
      setFailed(true);
    }
  };

  const answer = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(selector)) return;
    // Without its module, the form opens its own URL.
    if (event.type === 'submit' && !hasFailed) event.preventDefault();
    if (handlers) return handlers[event.type]?.(event);
    early.push(event);
    // Waits for the frame that shows the touch, because loading blocks a slow phone.
    if (!isLoading) requestAnimationFrame(() => setTimeout(open));
  };

  setFailed(false);
  for (const type of touchTypes) document.addEventListener(type, answer);

  const asked = new URLSearchParams(location.search);
  for (const control of listControls(selector)) {
    const { name, value } = control;
    // The browser restores fields, too, mostly with the values in the URL.
    const isInput = isFilled(control) && !asked.getAll(name).includes(value.trim());
    if (isInput) control.dispatchEvent(new Event('input', { bubbles: true }));
    if (!asked.has(name)) continue;
    if (!isFilled(control)) fillControls([control], asked);
    void open();
  }
  return open;
}

/** The fields in all elements that match a selector. The name of a field is that of its URL parameter. */
export const listControls = (selector: string): Control[] =>
  [...document.querySelectorAll<Control>('input, select')].filter((control) => control.closest(selector));

const isFilled = (control: Control): boolean =>
  isBox(control)
    ? control.checked
    : control.value.trim() !== ('defaultValue' in control ? control.defaultValue : '');

/** Reads fields as URL parameters, without empty ones. */
export function readControls(controls: readonly Control[]): URLSearchParams {
  const asked = controls.flatMap((control) =>
    isBox(control) && !control.checked ? [] : [[control.name, control.value.trim()]],
  );
  return new URLSearchParams(asked.filter(([, value]) => value));
}

/** Fills fields from URL parameters. */
export function fillControls(controls: readonly Control[], wanted: URLSearchParams): void {
  for (const control of controls) {
    if (isBox(control)) control.checked = wanted.getAll(control.name).includes(control.value);
    else control.value = wanted.get(control.name) ?? '';
    if (control.value === '' && control instanceof HTMLSelectElement) control.selectedIndex = 0;
  }
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}
