import type { ReactNode } from 'react';
import type { ListProps } from '../editor';
import type { StoredRecord } from '../stores/record-storage';

interface Props<Fields extends object> extends Pick<ListProps<Fields>, 'onEdit' | 'onDelete'> {
  record: StoredRecord<Fields>;
  titleId: string;
  children?: ReactNode;
}

export function RecordButtons<Fields extends object>({
  record,
  titleId,
  onEdit,
  onDelete,
  children,
}: Props<Fields>) {
  return (
    <div className="buttons" data-size="small">
      <button type="button" data-action="edit" aria-describedby={titleId} onClick={() => onEdit(record)}>
        Edit
      </button>
      <button
        type="button"
        data-action="delete"
        aria-describedby={titleId}
        onClick={(event) => onDelete(record, event)}
      >
        Delete
      </button>
      {children}
    </div>
  );
}
