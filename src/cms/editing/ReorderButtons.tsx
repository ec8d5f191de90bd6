import type { Reordering } from '../editor';
import type { StoredRecord } from '../stores/record-storage';

interface Props<Fields extends object> {
  record: StoredRecord<Fields>;
  titleId: string;
  reordering: Reordering<Fields>;
}

/** Buttons and a drag handle that move a record, and a button that previews it on the page. */
export function ReorderButtons<Fields extends object>({ record, titleId, reordering }: Props<Fields>) {
  return (
    <>
      <button
        type="button"
        data-action="up"
        aria-describedby={titleId}
        onClick={() => reordering.onStep(record, -1)}
      >
        Up
      </button>
      <button
        type="button"
        data-action="down"
        aria-describedby={titleId}
        onClick={() => reordering.onStep(record, 1)}
      >
        Down
      </button>
      <span
        className="grip"
        title="Drag to another place"
        aria-hidden="true"
        onPointerDown={(press) => reordering.onDrag(record, press)}
      />
      {reordering.onPreview && (
        <button
          type="button"
          data-action="show"
          aria-describedby={titleId}
          onClick={() => reordering.onPreview?.(record)}
        >
          See it on the page
        </button>
      )}
    </>
  );
}
