import { useStore } from '@nanostores/react';
import type { EditorDefinition } from '../editor';
import { late } from '../late';
import type { createListOrder } from './list-order';

const Preview = late(async () => (await import('../publish/parts')).Preview);

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
  order: ReturnType<typeof createListOrder<Fields>>;
}

/** Says what was moved, and shows a record on its page. */
export function Shown<Fields extends object>({ editor, order: { $moved, $shown } }: Props<Fields>) {
  const moved = useStore($moved);
  const shown = useStore($shown);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
      {shown && <Preview editor={editor} record={shown} onClose={() => $shown.set(undefined)} />}
    </>
  );
}
