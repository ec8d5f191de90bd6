import { shortenBoth } from '~/domain/content/difference';
import type { Plan } from './plan';

const quote = (text: string | undefined, shown: string) => (text === undefined ? 'nothing' : `'${shown}'`);

/** Describes a changed value, cut so that both texts show where they differ. */
function describeChange(old: string | undefined, now: string | undefined): string {
  const [before, after] = shortenBoth(old ?? '', now ?? '');
  return `${quote(old, before)} → ${quote(now, after)}`;
}

function listChanges({ section, changes }: Plan['sections'][number]): string[] {
  const { added, changed, removed, moved } = changes;
  const lines = [
    ...added.map((id) => `  added    ${id}`),
    ...changed.map(
      ({ id, field, old, new: now }) => `  changed  ${id}, ${field}: ${describeChange(old, now)}`,
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
    lines.push(
      plan.pricesFrom
        ? `Prices change from ${plan.pricesFrom} on.`
        : "Prices change: write the day as 'pricesFrom' into src/config/site.ts.",
    );
  return lines;
}
