import type { ReactNode } from 'react';
import type { ListProps } from '../editor';
import type { StoredRecord } from '../list/record';
import { RecordButton } from './RecordButton';

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
      <RecordButton action="edit" titleId={titleId} onClick={() => onEdit(record)}>
        Edit
      </RecordButton>
      <RecordButton action="delete" titleId={titleId} onClick={(event) => onDelete(record, event)}>
        Delete
      </RecordButton>
      {children}
    </div>
  );
}
