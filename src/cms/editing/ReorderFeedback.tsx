import { useStore } from '@nanostores/react';
import type { EditorDefinition } from '../editor';
import { lazyPart } from '../lazy-part';
import type { createReordering } from './reordering';

const Preview = lazyPart(
  () => import('../publish/lazy-chunk'),
  ({ Preview }) => Preview,
);

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
  reordering: ReturnType<typeof createReordering<Fields>>;
}

/** Announces moves to screen readers. Previews a record on its public page. */
export function ReorderFeedback<Fields extends object>({
  editor,
  reordering: { $announcement, $previewed },
}: Props<Fields>) {
  const announcement = useStore($announcement);
  const previewed = useStore($previewed);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {previewed && <Preview editor={editor} record={previewed} onClose={() => $previewed.set(undefined)} />}
    </>
  );
}
