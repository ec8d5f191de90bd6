import { memo } from 'react';
import type { ListProps } from '../editor';
import { Card } from '../form/Card';
import { PriceLine } from '../form/PackLines';
import type { StoredRecord } from '../list/record';
import { readField } from '../record/form-values';
import { fieldsOf, type SectionRow } from '../sections';
import styles from './CardList.module.css';
import { elementIdOf } from './find-button';
import { RecordButtons } from './RecordButtons';
import { ReorderButtons } from './ReorderButtons';

interface Props extends ListProps<object> {
  row: SectionRow;
}

export function CardList({ records, ...rest }: Props) {
  return (
    <ul className={styles.list} data-layout={rest.row.layout} data-length={listLengthOf(records)}>
      {records.map((record, index) => (
        <CardItem key={record.id} record={record} index={index} count={records.length} {...rest} />
      ))}
    </ul>
  );
}

interface ItemProps extends Omit<Props, 'records'> {
  record: StoredRecord<object>;
  index: number;
  count: number;
}

/** Memoized, so that a change of one record does not render the whole list again. */
const CardItem = memo(function CardItem({ record, row, ...rest }: ItemProps) {
  const { index, count, reordering, ...actions } = rest;
  const titleId = `${elementIdOf(record)}-title`;
  return (
    <li id={elementIdOf(record)} className={styles.card}>
      <Card fields={fieldsOf(row).main} read={(field) => readField(field, record)} titleId={titleId}>
        <PriceLine record={record} />
      </Card>
      <RecordButtons
        record={record}
        titleId={titleId}
        more={reordering && <ReorderButtons {...{ record, titleId, index, count, reordering }} />}
        {...actions}
      />
    </li>
  );
});

/** Long lists skip the layout of records off screen. */
const minLongLength = 100;

export function listLengthOf(records: readonly unknown[]): 'short' | 'long' {
  return records.length < minLongLength ? 'short' : 'long';
}
