import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import type { BikramYears } from '~/domain/bikram-sambat';
import type { PlaceNames } from '~/domain/locations';
import { orderMailLink, orderText, orderWhatsappLink } from '~/domain/order/message';
import type { ItemNames, Order } from '~/domain/order/order';
import { writeToday } from '~/domain/today';
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

const whole = { limit: Number.POSITIVE_INFINITY };

/**
 * The order that was placed, and the ways to send it; what is sent names items in English, as
 * orders store them. On paper the order stands alone, with a line to sign.
 */
export function OrderSummary(props: Props) {
  const {
    order: placed,
    messages,
    send,
    email,
    whatsapp,
    receiver,
    placeNames = {},
    itemNames = {},
    years,
  } = props;
  const nameOf = (place: string) => placeNames[place] ?? place;
  const order = {
    ...placed,
    businessType: businessLabel(placed.businessType, messages),
    province: nameOf(placed.province),
    district: nameOf(placed.district),
    city: nameOf(placed.city),
  };
  const labels = { ...messages.fields, ...messages.summary };
  const mail = {
    to: email,
    subject: interpolate(messages.summary.subject, { business: order.businessName }),
  };
  const mailLink = orderMailLink(order, labels, mail);
  const { paper } = messages.summary;
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
                  <td>{itemNames[name] ?? name}</td>
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
}
