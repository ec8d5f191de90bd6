import type { ListOrder } from '../editor';
import type { StoredRecord } from '../stores/record-storage';

interface Props<Fields extends object> {
  record: StoredRecord<Fields>;
  titleId: string;
  order: ListOrder<Fields>;
}

/** Moves a record in its list, by buttons or by dragging its handle, and shows it on its page. */
export function OrderButtons<Fields extends object>({ record, titleId, order }: Props<Fields>) {
  return (
    <>
      <button
        type="button"
        data-action="up"
        aria-describedby={titleId}
        onClick={() => order.onStep(record, -1)}
      >
        Up
      </button>
      <button
        type="button"
        data-action="down"
        aria-describedby={titleId}
        onClick={() => order.onStep(record, 1)}
      >
        Down
      </button>
      <span
        className="grip"
        title="Drag to another place"
        aria-hidden="true"
        onPointerDown={(press) => order.onDrag(record, press)}
      />
      <button
        type="button"
        data-action="show"
        aria-describedby={titleId}
        onClick={() => order.onShow(record)}
      >
        See it on the page
      </button>
    </>
  );
}
