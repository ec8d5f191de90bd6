import { memo, type ReactNode } from 'react';
import type { ListProps } from '../editor';
import styles from './CardList.module.css';
import { elementIdOf, keyOf } from './focus';
import { lengthOf } from './length';
import { RecordButtons } from './RecordButtons';

/** Cards one below the other, or side by side. */
export type CardLayout = 'rows' | 'tiles';

export interface CardProps<Fields> {
  record: Fields;
  /** The DOM id of the record's title, which describes its buttons to screen readers. */
  titleId: string;
}

interface Props<Fields extends object> extends ListProps<Fields> {
  layout: CardLayout;
  renderCard(props: CardProps<Fields>): ReactNode;
}

export function CardList<Fields extends object>({ records, layout, ...rest }: Props<Fields>) {
  return (
    <ul className={styles.list} data-layout={layout} data-length={lengthOf(records)}>
      {records.map((record) => (
        <CardItem key={keyOf(record)} record={record} {...rest} />
      ))}
    </ul>
  );
}

type ItemProps<Fields extends object> = Omit<Props<Fields>, 'records' | 'layout'> & { record: Fields };

function PlainCardItem<Fields extends object>({ record, renderCard, onEdit, onDelete }: ItemProps<Fields>) {
  const titleId = `${elementIdOf(record)}-title`;
  return (
    <li id={elementIdOf(record)} className={styles.card}>
      {renderCard({ record, titleId })}
      <RecordButtons record={record} titleId={titleId} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

/** Memoized, so that a change of one record does not render thousands of cards again. */
const CardItem = memo(PlainCardItem) as typeof PlainCardItem;
