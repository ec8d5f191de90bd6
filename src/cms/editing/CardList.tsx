import { memo } from 'react';
import type { ListProps } from '../editor';
import type { StoredRecord } from '../list/record';
import { PriceLine } from '../publish/PackLines';
import { siteOf } from '../storage/site-record';
import { Card } from './Card';
import styles from './CardList.module.css';
import type { FieldsOf } from './draft';
import { elementIdOf } from './find-button';
import { listLengthOf } from './list-length';
import { RecordButtons } from './RecordButtons';
import { ReorderButtons } from './ReorderButtons';

/** `rows`: a line per record, with long texts cut. `tiles`: cards with all of a record, side by side. */
export type CardLayout = 'rows' | 'tiles';

interface Props<Fields extends object> extends ListProps<Fields> {
  layout: CardLayout;
  fields: FieldsOf<Fields>;
}

export function CardList<Fields extends object>({ records, layout, ...rest }: Props<Fields>) {
  return (
    <ul className={styles.list} data-layout={layout} data-length={listLengthOf(records)}>
      {records.map((record, index) => (
        <CardItem key={record.id} record={record} index={index} count={records.length} {...rest} />
      ))}
    </ul>
  );
}

type ItemProps<Fields extends object> = Omit<Props<Fields>, 'records' | 'layout'> & {
  record: StoredRecord<Fields>;
  index: number;
  count: number;
};

function PlainCardItem<Fields extends object>({ record, fields, ...rest }: ItemProps<Fields>) {
  const { index, count, reordering, ...actions } = rest;
  const titleId = `${elementIdOf(record)}-title`;
  return (
    <li id={elementIdOf(record)} className={styles.card}>
      <Card fields={fields} record={record} titleId={titleId}>
        <PriceLine {...siteOf(record)} />
      </Card>
      <RecordButtons
        record={record}
        titleId={titleId}
        more={reordering && <ReorderButtons {...{ record, titleId, index, count, reordering }} />}
        {...actions}
      />
    </li>
  );
}

/** Memoized, so that a change of one record does not render the whole list again. */
const CardItem = memo(PlainCardItem) as typeof PlainCardItem;
