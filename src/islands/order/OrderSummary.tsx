import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import type { BikramYears } from '~/domain/bikram-sambat';
import { localDay } from '~/domain/date';
import type { PlaceNames } from '~/domain/locations';
import type { SendChannel } from '~/domain/message-link';
import type { KeptList } from '~/domain/order/kept-lists';
import { toList } from '~/domain/order/list';
import { orderLink, orderText } from '~/domain/order/message';
import type { OfferedItem, Order, Receiver } from '~/domain/order/order';
import { translateName } from '~/domain/translate-name';
import form from '~/forms/form.module.css';
import { businessLabel } from '~/forms/order/business-label';
import { listUrl } from '~/forms/order/list-url';
import { OrderDocument } from '~/forms/order-document/OrderDocument';
import { ReadyToSend } from '~/forms/ReadyToSend';
import { KeepList } from './KeepList';
import type { ChangeLists } from './kept-lists';

interface Props {
  order: Order;
  locale: Locale;
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  channels: readonly SendChannel[];
  receiver: Receiver;
  placeNames?: PlaceNames | undefined;
  offeredItems: readonly OfferedItem[];
  years?: BikramYears | undefined;
  lists: readonly KeptList[];
  onChangeLists: ChangeLists;
  isRestored: boolean;
  onStartNew: () => void;
}

/**
 * The submitted order and the channels to send it. The message has the English item names that orders store.
 * Prints the order alone.
 */
export function OrderSummary(props: Props) {
  const { order: placed, locale, messages, send, channels, receiver, placeNames } = props;
  const list = toList(placed.items, props.offeredItems);
  const order = {
    ...placed,
    businessType: businessLabel(placed.businessType, messages),
    province: translateName(placeNames, placed.province),
    district: translateName(placeNames, placed.district),
    city: translateName(placeNames, placed.city),
    link: listUrl(list.items),
  };
  const { summary } = messages;
  const labels = { ...messages.fields, ...summary, locale };
  const subject = interpolate(summary.subject, { business: order.businessName });
  const links = channels.map((channel) => {
    const { text: href, ...fitted } = orderLink(order, labels, channel, subject);
    return { ...channel, href, ...fitted };
  });
  const rows = order.items.length;
  const nameOf = ({ label = send.mail }: SendChannel) => label;
  const held = links.map(({ rows: count, ...channel }) =>
    interpolate(channel.label ? summary.held.chat : summary.held.mail, {
      channel: nameOf(channel),
      count,
      rows,
    }),
  );
  const unpriced = links.filter(({ isPriced }) => !isPriced).map(nameOf);
  const isShortened = links.some((link) => link.rows < rows);

  return (
    <ReadyToSend
      id="order-summary"
      Heading="h2"
      texts={{ ...summary, next: interpolate(summary.next, { phone: receiver.phone }) }}
      send={send}
      links={links}
      shortened={isShortened ? interpolate(summary.shortened, { rows, held: held.join(', ') }) : undefined}
      note={
        unpriced.length > 0 && !isShortened
          ? interpolate(summary.unpriced, { names: unpriced.join(', ') })
          : undefined
      }
      text={orderText(order, labels)}
      isRestored={props.isRestored}
      beside={
        <KeepList
          locale={locale}
          messages={messages.lists}
          send={send}
          {...list}
          lists={props.lists}
          onChange={props.onChangeLists}
          years={props.years}
          isAlone
        />
      }
    >
      <OrderDocument
        order={order}
        locale={locale}
        messages={messages}
        receiver={receiver}
        day={localDay(new Date())}
        offeredItems={props.offeredItems}
        years={props.years}
      />
      <div className={`buttons ${form.actions}`}>
        <button className="button" data-kind="quiet" type="button" onClick={props.onStartNew}>
          {messages.another}
        </button>
      </div>
    </ReadyToSend>
  );
}
