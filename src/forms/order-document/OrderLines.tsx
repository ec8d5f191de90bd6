import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { figuresOf, indexOffers } from '~/domain/order/figures';
import type { OfferedItem, Order, OrderItem } from '~/domain/order/order';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice, formatSum } from '~/domain/price';
import styles from './order-lines.module.css';

export interface LinesProps {
  /** Type of business and places in the page's language. */
  order: Order;
  locale: Locale;
  messages: Messages['forms']['order'];
  offeredItems: readonly OfferedItem[];
}

/** Lines on a printed page. A longer order carries its sum forward. */
export const linesOnPage = 18;

/** Safari drops the semantics of a table whose `display` is changed, so the roles are explicit. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const heading = { role: 'columnheader' };
const cell = { role: 'cell' };

/** The lines of an order as a table, on phones two lines of text for each. */
export function OrderLines({ order, locale, messages, offeredItems }: LinesProps) {
  const { item, summary } = messages;
  const { paper } = summary;
  const find = indexOffers(offeredItems);
  const { amounts } = figuresOf(order.items);
  const lines = order.items.map((one, index) => ({ ...one, line: index + 1, amount: amounts[index] }));
  const pages = Array.from({ length: Math.ceil(lines.length / linesOnPage) }, (_, page) =>
    lines.slice(page * linesOnPage, (page + 1) * linesOnPage),
  );
  const sumUpTo = (items: readonly OrderItem[]) => formatSum(figuresOf(items).sum, locale);

  return (
    <table {...table} className={`table-cards ${styles.items}`}>
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
      {pages.map((page, index) => (
        <tbody {...group} key={page[0]?.line}>
          {page.map(({ line, name, quantity, number = '', price, carton, amount }) => {
            const pack = find(name);
            const [title, other] = pack?.titles ?? [name, ''];
            return (
              <tr {...row} key={line}>
                <td className={`print-only ${styles.line}`}>
                  {interpolate(summary.quantity, { quantity: line })}
                </td>
                <td {...cell} data-label={paper.number}>
                  {interpolate(summary.quantity, { quantity: number })}
                </td>
                <td {...cell}>
                  <span>{title}</span>{' '}
                  {other && <span className={`print-only ${styles.other}`}>{other}</span>}
                  {carton !== undefined && price !== undefined && (
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
          {index + 1 < pages.length && (
            <tr className={`print-only ${styles.forward}`}>
              <th scope="row" colSpan={6}>
                {paper.forward}
              </th>
              <td>{sumUpTo(lines.slice(0, (index + 1) * linesOnPage))}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
