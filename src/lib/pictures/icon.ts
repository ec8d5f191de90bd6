import { icons } from '@iconify-json/tabler';

const stroke =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Returns the shapes of a Tabler icon, which `base.css` strokes. Throws on an unknown name. */
export function drawIcon(name: string): string {
  const alias = icons.aliases?.[name]?.parent;
  const icon = icons.icons[name] ?? (alias ? icons.icons[alias] : undefined);
  if (!icon) throw new Error(`Icon '${name}' is not in the Tabler set (see https://tabler.io/icons)`);
  return icon.body.replaceAll(stroke, '').replace(/<\/?g>/g, '');
}
