import { memo, type ReactNode } from 'react';
import type { ListProps } from '../editor';
import styles from './CardList.module.css';
import { elementIdOf, keyOf } from './focus';
import { lengthOf } from './length';
import { RecordButtons } from './RecordButtons';

/** How the cards of a list stand: one under the other, or side by side. */
export type CardLayout = 'rows' | 'tiles';

export interface CardProps<Fields> {
  record: Fields;
  /** The DOM id of what the record is known by: it is read out with the record's buttons. */
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

/** A list of two thousand must not be rendered anew because one of them has changed. */
const CardItem = memo(PlainCardItem) as typeof PlainCardItem;
