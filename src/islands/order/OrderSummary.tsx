import { useEffect, useRef } from 'react';
import { fill, type Words } from '~/config/words';
import { orderMailLink, orderText, orderWhatsappLink } from '~/domain/order/message';
import type { Order } from '~/domain/order/order';
import { businessLabel } from '~/forms/order/business-label';
import { useRowKeys } from '~/forms/order/row-keys';
import { SendActions } from '~/forms/SendActions';
import styles from './summary.module.css';

interface Props {
  order: Order;
  words: Words['forms']['order'];
  send: Words['forms']['send'];
  email: string;
  whatsapp: string;
}

const whole = { limit: Number.POSITIVE_INFINITY };

/** The order that was placed, and the ways to send it; it takes the focus when it appears. */
export function OrderSummary({ order: placed, words, send, email, whatsapp }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const order = { ...placed, businessType: businessLabel(placed.businessType, words) };
  const labels = { ...words.fields, items: words.summary.items, more: words.summary.more };
  const mail = { to: email, subject: fill(words.summary.subject, { business: order.businessName }) };
  const mailLink = orderMailLink(order, labels, mail);
  const { keys } = useRowKeys(order.items.length);
  const isShortened = mailLink !== orderMailLink(order, labels, { ...mail, ...whole });

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading} ref={heading} tabIndex={-1}>
        {words.summary.heading}
      </h2>
      <p>{words.summary.text}</p>
      <SendActions
        mailLink={mailLink}
        whatsappLink={orderWhatsappLink(order, labels, { number: whatsapp })}
        text={orderText(order, labels)}
        textLabel={words.summary.textLabel}
        hint={isShortened ? words.summary.shortened : undefined}
        words={send}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{words.groups.customer}</dt>
          <dd>{order.fullName}</dd>
          <dd>{order.email}</dd>
          <dd>{order.phone}</dd>
        </div>
        <div>
          <dt>{words.groups.business}</dt>
          <dd>{order.businessName}</dd>
          <dd>{order.businessType}</dd>
        </div>
        <div>
          <dt>{words.groups.place}</dt>
          <dd>{[order.city, order.district, order.province].join(', ')}</dd>
        </div>
      </dl>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{words.item.heading}</th>
            <th scope="col">{words.item.quantityHeading}</th>
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
