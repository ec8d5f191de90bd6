import type { Plan } from './plan';

const longestShown = 90;

const shorten = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown - 1).trimEnd()}…` : text;

const quote = (text: string | undefined) => (text === undefined ? 'nothing' : `'${shorten(text)}'`);

function listChanges({ section, changes }: Plan['sections'][number]): string[] {
  const { added, changed, removed, moved } = changes;
  const lines = [
    ...added.map((id) => `  added    ${id}`),
    ...changed.map(
      ({ id, field, old, new: now }) => `  changed  ${id}, ${field}: ${quote(old)} → ${quote(now)}`,
    ),
    ...removed.map((id) => `  removed  ${id}`),
    ...moved.map(({ id, from, to }) => `  moved    ${id}: from place ${from} to ${to}`),
  ];
  return lines.length > 0 ? [section.label, ...lines] : [];
}

/** Describes a plan line by line. Returns no lines if nothing changes. */
export function describePlan(plan: Plan): string[] {
  const { sections, oddPrices, files } = plan;
  const lines = sections.flatMap(listChanges);
  if (oddPrices.length > 0)
    lines.push(
      'Check these prices: they change by more than half, or do not fit the other packs',
      ...oddPrices.map((price) => `  ${price}`),
    );
  if (files.size > 0)
    lines.push(
      'Files',
      ...[...files].map(([path, content]) => `  ${path}${content === undefined ? ', removed' : ''}`),
    );
  if (sections.some(({ isPriceChanged }) => isPriceChanged))
    lines.push("Prices change: write the day as 'pricesFrom' into src/config/site.ts.");
  return lines;
}
