import type { MotifName } from '~/config/motif';

/** A drawing of a spice. The page contains the SVG symbols, so that scripts stay small. */
export function Motif({ name }: { name: MotifName }) {
  return (
    <svg className="motif" aria-hidden="true">
      <use href={`#motif-${name}`} />
    </svg>
  );
}
