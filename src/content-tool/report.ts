import type { Plan } from './plan';

const longestShown = 90;

const shorten = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown - 1).trimEnd()}…` : text;

const quote = (text: string | undefined) => (text === undefined ? 'nothing' : `'${shorten(text)}'`);

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} KB`;

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
  const { sections, oddPrices, tables, pictures, unusedPictures, unusedSpices } = plan;
  const lines = sections.flatMap(listChanges);
  if (oddPrices.length > 0)
    lines.push(
      'Check these prices: they change by more than half, or a larger pack costs less',
      ...oddPrices.map((price) => `  ${price}`),
    );
  if (pictures.length > 0) lines.push('Pictures');
  for (const { path, bytes, replacedSize } of pictures)
    lines.push(
      `  ${path}: ${replacedSize ? `${kilobytes(replacedSize)} → ` : 'new, '}${kilobytes(bytes.length)}`,
    );
  if (tables.size > 0) lines.push('Files', ...[...tables.keys()].map((path) => `  ${path}`));
  if (unusedPictures.length > 0)
    lines.push(
      'No record shows these pictures any more; delete them if nothing else does',
      ...unusedPictures.map((path) => `  ${path}`),
    );
  if (lines.length > 0 && unusedSpices.length > 0)
    lines.push(
      'These recipes list a spice that their ingredients and steps do not use; write it into src/content/recipes/',
      ...unusedSpices.map((spice) => `  ${spice}`),
    );
  if (sections.some(({ isPriceChanged }) => isPriceChanged))
    lines.push("Prices change: write the day as 'updated' on the row priceList of src/content/pages/.");
  return lines;
}
