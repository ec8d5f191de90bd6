import type { ReactNode } from 'react';
import type { ListProps } from '../editor';
import type { StoredRecord } from '../list/record';
import { More } from '../More';
import { RecordButton } from './RecordButton';

interface Props<Fields extends object> extends Pick<ListProps<Fields>, 'onEdit' | 'onDelete'> {
  record: StoredRecord<Fields>;
  titleId: string;
  /** Rarer actions, in a menu. */
  more?: ReactNode;
  children?: ReactNode;
}

export function RecordButtons<Fields extends object>({
  record,
  titleId,
  onEdit,
  onDelete,
  more,
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
      {more && <More titleId={titleId}>{more}</More>}
    </div>
  );
}
