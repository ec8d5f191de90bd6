/** A drawing of a spice. The page contains it, so that scripts stay small. */
export function Motif({ name }: { name: string }) {
  return (
    <svg className="motif" aria-hidden="true">
      <use href={`#motif-${name}`} />
    </svg>
  );
}
