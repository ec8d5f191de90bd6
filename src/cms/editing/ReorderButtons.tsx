import type { Reordering } from '../editor';
import type { StoredRecord } from '../stores/record';
import { RecordButton } from './RecordButton';

interface Props<Fields extends object> {
  record: StoredRecord<Fields>;
  titleId: string;
  reordering: Reordering<Fields>;
}

/** Buttons and a drag handle that move a record, and a button that previews it on the page. */
export function ReorderButtons<Fields extends object>({ record, titleId, reordering }: Props<Fields>) {
  return (
    <>
      <RecordButton action="up" titleId={titleId} onClick={() => reordering.onStep(record, -1)}>
        Up
      </RecordButton>
      <RecordButton action="down" titleId={titleId} onClick={() => reordering.onStep(record, 1)}>
        Down
      </RecordButton>
      <span
        className="grip"
        title="Drag to another place"
        aria-hidden="true"
        onPointerDown={(press) => reordering.onDrag(record, press)}
      />
      {reordering.onPreview && (
        <RecordButton action="show" titleId={titleId} onClick={() => reordering.onPreview?.(record)}>
          Preview
        </RecordButton>
      )}
    </>
  );
}
