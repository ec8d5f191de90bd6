import { memo } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import type { BikramYears } from '~/domain/bikram-sambat';
import type { PlaceNames } from '~/domain/locations';
import { orderMailLink, orderText, orderWhatsappLink } from '~/domain/order/message';
import type { ItemNames, Order } from '~/domain/order/order';
import { writeToday } from '~/domain/today';
import { translateName } from '~/domain/translate-name';
import { businessLabel } from '~/forms/order/business-label';
import { useRowKeys } from '~/forms/order/row-keys';
import { ReadyToSend } from '~/forms/ReadyToSend';
import styles from './summary.module.css';

interface Props {
  order: Order;
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  email: string;
  whatsapp: string;
  receiver: { name: string; phone: string };
  placeNames?: PlaceNames | undefined;
  itemNames?: ItemNames | undefined;
  years?: BikramYears | undefined;
}

/**
 * The submitted order and the channels to send it. The message has the English item names that orders store.
 * Prints the order alone, with a line for a signature. Memoised, because each key typed in the next order
 * renders the page.
 */
export const OrderSummary = memo(function OrderSummary(props: Props) {
  const { order: placed, messages, send, email, whatsapp, receiver, placeNames, itemNames, years } = props;
  const order = {
    ...placed,
    businessType: businessLabel(placed.businessType, messages),
    province: translateName(placeNames, placed.province),
    district: translateName(placeNames, placed.district),
    city: translateName(placeNames, placed.city),
  };
  const labels = { ...messages.fields, ...messages.summary };
  const mail = {
    to: email,
    subject: interpolate(messages.summary.subject, { business: order.businessName }),
  };
  const mailLink = orderMailLink(order, labels, mail);
  const whatsappLink = orderWhatsappLink(order, labels, whatsapp);
  const rows = order.items.length;
  const { paper } = messages.summary;
  const { keys } = useRowKeys(order.items.length);

  return (
    <ReadyToSend
      id="order-summary"
      Heading="h2"
      texts={messages.summary}
      send={send}
      mailLink={mailLink.text}
      whatsappLink={whatsappLink.text}
      shortened={
        mailLink.rows < rows
          ? interpolate(messages.summary.shortened, {
              rows,
              mail: mailLink.rows,
              whatsapp: whatsappLink.rows,
            })
          : undefined
      }
      text={orderText(order, labels)}
    >
      <div className={styles.paper}>
        <p className={styles.printed}>
          <b>{interpolate(paper.heading, { name: receiver.name })}</b>
          <span>{interpolate(paper.phone, { phone: receiver.phone })}</span>
          <span>{writeToday(new Date(), document.documentElement.lang || undefined, years)}</span>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{messages.groups.customer}</dt>
            <dd>{order.fullName}</dd>
            <dd>{order.email}</dd>
            <dd>{order.phone}</dd>
          </div>
          <div>
            <dt>{messages.groups.business}</dt>
            <dd>{order.businessName}</dd>
            <dd>{order.businessType}</dd>
          </div>
          <div>
            <dt>{messages.groups.place}</dt>
            <dd>{[order.city, order.district, order.province].join(', ')}</dd>
          </div>
        </dl>
        <div className={styles.list} data-length={order.items.length > 20 ? 'long' : undefined}>
          <table className={styles.items}>
            <thead>
              <tr>
                <th scope="col">{messages.item.heading}</th>
                <th scope="col">{messages.item.quantityHeading}</th>
              </tr>
            </thead>
            <tbody>
              {order.items.map(({ name, quantity }, index) => (
                <tr key={keys[index]}>
                  <td>{translateName(itemNames, name)}</td>
                  <td>{interpolate(messages.summary.quantity, { quantity })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.printed}>
          <span className={styles.signature}>{paper.signature}</span>
        </p>
      </div>
    </ReadyToSend>
  );
});
