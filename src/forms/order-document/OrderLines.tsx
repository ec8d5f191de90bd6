import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { figuresOf, indexOffers } from '~/domain/order/figures';
import type { OfferedItem, Order } from '~/domain/order/order';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice, formatSum } from '~/domain/price';
import styles from './order-document.module.css';

type OrderMessages = Messages['forms']['order'];

/** The texts of the document. */
export interface DocumentMessages {
  item: Pick<OrderMessages['item'], 'heading' | 'quantityHeading'>;
  summary: Pick<OrderMessages['summary'], 'quantity' | 'figures' | 'paper'>;
}

export interface LinesProps {
  /** Type of business and places in the page's language. */
  order: Order;
  locale: Locale;
  messages: DocumentMessages;
  offeredItems: readonly OfferedItem[];
  /** Language of the suggestions, by default that of the document. */
  pageLocale?: Locale | undefined;
}

/** Safari drops the semantics of a table whose `display` is changed, so the roles are explicit. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const heading = { role: 'columnheader' };
const cell = { role: 'cell' };

/** The lines of an order as a table, on phones two lines of text for each. */
export function OrderLines({ order, locale, messages, offeredItems, pageLocale = locale }: LinesProps) {
  const { item, summary } = messages;
  const { paper } = summary;
  const find = indexOffers(offeredItems);
  const { amounts } = figuresOf(order.items);
  return (
    <table {...table} className={styles.items}>
      <thead {...group}>
        <tr {...row}>
          <td className="print-only" />
          {[paper.number, item.heading, paper.pack, paper.price, item.quantityHeading, paper.amount].map(
            (name) => (
              <th {...heading} key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody {...group}>
        {order.items.map(({ name, quantity, number = '', price, carton }, index) => {
          const pack = find(name);
          const titles = pack?.titles ?? [name, ''];
          // Suggestions have the name in the language of the page first.
          const [title, other] = locale === pageLocale || !titles[1] ? titles : [titles[1], titles[0]];
          const amount = amounts[index];
          const line = index + 1;
          return (
            <tr {...row} key={line}>
              <td className={`print-only ${styles.line}`}>
                {interpolate(summary.quantity, { quantity: line })}
              </td>
              <td {...cell} data-label={paper.number}>
                {interpolate(summary.quantity, { quantity: number })}
              </td>
              <td {...cell}>
                <span>{title}</span> {other && <span className={`print-only ${styles.other}`}>{other}</span>}
                {carton !== undefined && price !== undefined && quantity >= carton && (
                  <small className={`hint ${styles.carton}`}>
                    {interpolate(paper.carton, { count: carton, sum: formatSum(price * carton, locale) })}
                  </small>
                )}
              </td>
              <td {...cell}>{pack?.grams && formatWeight(pack.grams, locale)}</td>
              <td {...cell}>{price !== undefined && formatPrice(price, locale)}</td>
              <td {...cell}>{interpolate(summary.quantity, { quantity })}</td>
              <td {...cell}>{amount !== undefined && formatSum(amount, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
