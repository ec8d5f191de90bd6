import type { MotifName } from '~/config/motif';

/** A spice drawn in two flat colours. The page holds the drawings, so that no script has to. */
export function Motif({ name }: { name: MotifName }) {
  return (
    <svg className="motif" aria-hidden="true">
      <use href={`#motif-${name}`} />
    </svg>
  );
}
