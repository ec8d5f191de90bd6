import { interpolate, type Messages } from '~/config/messages';
import { orderMailLink, orderText, orderWhatsappLink } from '~/domain/order/message';
import type { Order } from '~/domain/order/order';
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
}

const whole = { limit: Number.POSITIVE_INFINITY };

/** The order that was placed, and the ways to send it. */
export function OrderSummary({ order: placed, messages, send, email, whatsapp }: Props) {
  const order = { ...placed, businessType: businessLabel(placed.businessType, messages) };
  const labels = { ...messages.fields, items: messages.summary.items, more: messages.summary.more };
  const mail = {
    to: email,
    subject: interpolate(messages.summary.subject, { business: order.businessName }),
  };
  const mailLink = orderMailLink(order, labels, mail);
  const { keys } = useRowKeys(order.items.length);
  const isShortened = mailLink !== orderMailLink(order, labels, { ...mail, ...whole });

  return (
    <ReadyToSend
      id="order-summary"
      Heading="h2"
      texts={messages.summary}
      send={send}
      mailLink={mailLink}
      isShortened={isShortened}
      whatsappLink={orderWhatsappLink(order, labels, whatsapp)}
      text={orderText(order, labels)}
    >
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
              <td>{name}</td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReadyToSend>
  );
}
