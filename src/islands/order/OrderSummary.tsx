import { useEffect, useRef } from 'react';
import { interpolate, type Messages } from '~/config/messages';
import { orderMailLink, orderText, orderWhatsappLink } from '~/domain/order/message';
import type { Order } from '~/domain/order/order';
import { businessLabel } from '~/forms/order/business-label';
import { useRowKeys } from '~/forms/order/row-keys';
import { SendActions } from '~/forms/SendActions';
import styles from './summary.module.css';

interface Props {
  order: Order;
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  email: string;
  whatsapp: string;
}

const whole = { limit: Number.POSITIVE_INFINITY };

/** The order that was placed, and the ways to send it; it takes the focus when it appears. */
export function OrderSummary({ order: placed, messages, send, email, whatsapp }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const order = { ...placed, businessType: businessLabel(placed.businessType, messages) };
  const labels = { ...messages.fields, items: messages.summary.items, more: messages.summary.more };
  const mail = {
    to: email,
    subject: interpolate(messages.summary.subject, { business: order.businessName }),
  };
  const mailLink = orderMailLink(order, labels, mail);
  const { keys } = useRowKeys(order.items.length);
  const isShortened = mailLink !== orderMailLink(order, labels, { ...mail, ...whole });

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading} ref={heading} tabIndex={-1}>
        {messages.summary.heading}
      </h2>
      <p>{messages.summary.text}</p>
      <SendActions
        mailLink={mailLink}
        whatsappLink={orderWhatsappLink(order, labels, { number: whatsapp })}
        text={orderText(order, labels)}
        textLabel={messages.summary.textLabel}
        hint={isShortened ? messages.summary.shortened : undefined}
        messages={send}
      />
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
    </section>
  );
}
