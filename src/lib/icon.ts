import { icons } from '@iconify-json/tabler';

/** The drawing of a Tabler icon, in the site's stroke. Throws for a name that the set does not have. */
export function drawIcon(name: string): string {
  const alias = icons.aliases?.[name]?.parent;
  const icon = icons.icons[name] ?? (alias ? icons.icons[alias] : undefined);
  if (!icon) throw new Error(`Icon '${name}' is not in the Tabler set (see https://tabler.io/icons)`);
  return icon.body.replaceAll('stroke-width="2"', 'stroke-width="1.75"');
}
