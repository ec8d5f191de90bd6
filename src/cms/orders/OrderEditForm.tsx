import { type ComponentProps, use, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sourceLocale } from '~/config/locales';
import { figuresOf, totalOf } from '~/domain/order/figures';
import type { ItemDraft, Order, OrderDraft } from '~/domain/order/order';
import { priceNew, priceNewItems } from '~/domain/order/price-new';
import type { FoundItem } from '~/domain/order/read-list';
import { formatSum } from '~/domain/price';
import formStyles from '~/forms/form.module.css';
import { OrderForm } from '~/forms/order/OrderForm';
import { readFields } from '~/forms/order/read-fields';
import { TextField } from '~/forms/TextField';
import type { FormProps } from '../editor';
import { latePart } from '../late-part';
import type { RecordList } from '../list/record';
import { creationTime } from '../list/record';
import { isEqual } from '../record/equality';
import { formatCount } from '../words';
import { comparePrice } from './compare-prices';
import styles from './OrderEditForm.module.css';
import {
  emptyBox,
  emptyOffice,
  makeOrderDraft,
  markOrderSaved,
  type OfficeDraft,
  type OrderFormDraft,
  officeLabels,
  repeatOrder,
  withOffice,
} from './order-draft';
import { OrderFormContext } from './order-form-context';
import { findSame, type PastedOrder, takeLink } from './pasted-order';
import { findLast, type OfficeOrder, readCustomers, type StoredOrder, writeBikram } from './status';

/** Limits the list of unrecognised lines. All of them stay in the text box of `PasteOrder`. */
const maxLines = 100;

const PasteOrder = latePart(async () => (await import('./PasteOrder')).PasteOrder);
const PastedQuestions = latePart(async () => (await import('./PasteOrder')).PastedQuestions);
const LinkQuestion = latePart(async () => (await import('./PasteOrder')).LinkQuestion);

const findField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`);

interface Props extends FormProps<OfficeOrder, OrderFormDraft> {
  stored: RecordList<OfficeOrder>;
}

/** The public order form with the edited order, or with a pasted one after its text was parsed. */
export function OrderEditForm({ record, isPasting, draft, setDraft, stored, onSave, onCancel }: Props) {
  const options = use(OrderFormContext);
  const { order, pasted, box = emptyBox, office = emptyOffice } = draft;
  const { unrecognised = [], differences = [], linked = [], questions = [], same } = pasted ?? {};
  const customers = useMemo(() => readCustomers(stored), [stored]);
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(0);
  /** Moves the focus to the form of each pasted order, and again after the last question and that about the link. */
  const step = pasted && `${pasted.orderIndex} ${questions.length === 0} ${linked.length === 0}`;
  useEffect(() => {
    if (step) form.current?.querySelector<HTMLInputElement>('[name=fullName]')?.focus();
  }, [step]);
  if (!options) return null;

  if (isPasting && !pasted) {
    const show = (next: PastedOrder, orderIndex: number, orderCount: number) => {
      const same = findSame(next, stored);
      setDraft((last) => ({
        ...last,
        order: next.draft,
        pasted: { ...next, orderIndex, orderCount, same },
      }));
    };
    return (
      <PasteOrder
        options={options}
        pasted={box}
        onText={(text, isPasted) =>
          setDraft(
            () => makeOrderDraft(undefined, { text, saved: [] }),
            isPasted && box.text !== '' ? { text: 'The pasted text was replaced.' } : undefined,
          )
        }
        onOrder={show}
        onCancel={() => onCancel()}
      />
    );
  }
  /** The box stays after the form. */
  const left = pasted && makeOrderDraft(undefined, box);
  /** Fills the form with a change of what it contains. */
  const fill = (changeOrder: (order: OrderDraft) => OrderDraft) => {
    setVersion((last) => last + 1);
    setDraft((last) => {
      const read = form.current ? readFields(form.current, last.order, options) : last.order;
      return { ...last, order: changeOrder(read) };
    });
  };
  const change = (next: OrderDraft) => {
    const index = order.items.findIndex((item, at) => !isEqual(next.items[at] ?? {}, item));
    const removed = next.items.length < order.items.length ? order.items[index] : undefined;
    const restore = ({ order: last, ...rest }: OrderFormDraft) => {
      const items = [
        ...last.items.slice(0, index),
        ...(removed ? [removed] : []),
        ...last.items.slice(index),
      ];
      return { ...rest, order: { ...last, items } };
    };
    setDraft(
      (last) => ({ ...last, order: next }),
      removed?.name ? { text: `${removed.name} removed.`, restore } : undefined,
    );
  };
  const save = (validOrder: Order) => {
    const rest = pasted && markOrderSaved(box, pasted.orderIndex, pasted.orderCount);
    // What a newer dashboard has added to the order stays.
    const saved = { ...record, ...priceNew(validOrder, options, record) };
    onSave(withOffice(saved, office), rest && makeOrderDraft(undefined, rest));
  };
  const priced = priceNewItems(order.items, options.offeredItems, record?.items);
  const { sum } = figuresOf(priced);
  const total = totalOf(priced, Number(office.discount));
  const tooMuch = sum > 0 && total < 0 ? `The discount is more than ${formatSum(sum)}.` : '';
  const toPay = tooMuch || (office.discount && `Total ${formatSum(total)}`);
  const fillOwnEmail = () => {
    flushSync(() => fill((last) => ({ ...last, email: options.receiver.email })));
    findField(form.current, 'email')?.focus();
  };
  const officeField = (name: keyof OfficeDraft, input: Partial<ComponentProps<typeof TextField>>) => (
    <TextField
      {...input}
      id={`order-${name}`}
      name={name}
      label={officeLabels[name]}
      defaultValue={office[name]}
      onChange={() => {
        const typed = { ...office, [name]: findField(form.current, name)?.value ?? '' };
        setDraft((last) => ({ ...last, office: typed }));
      }}
    />
  );
  const repeat = (last: OfficeOrder) => {
    setVersion(version + 1);
    setDraft((typed) => ({ ...typed, order: repeatOrder(last).order }), {
      text: 'The last order is in the form.',
    });
  };
  const again = findLast(customers, order.phone, record?.id);
  return (
    <div className={`stack ${styles.sides}`}>
      <OrderForm
        {...options}
        belowEmail={
          <button className="link-button" type="button" onClick={fillOwnEmail}>
            Use our own address
          </button>
        }
        below={
          <div
            ref={(fields) => fields?.querySelector('input')?.setCustomValidity(tooMuch)}
            className={formStyles.columns}
          >
            {officeField('discount', { type: 'tel', inputMode: 'numeric', pattern: '[0-9]+', hint: toPay })}
            {officeField('promised', { type: 'date', hint: writeBikram(office.promised) })}
            {officeField('note', { type: 'text' })}
          </div>
        }
        ref={form}
        autofill="none"
        value={order}
        version={version}
        onChange={change}
        onSubmit={save}
        submitLabel={record ? 'Update Order' : 'Save Order'}
        onCancel={() => onCancel(left)}
        locale={sourceLocale}
        priced={priced}
      />
      {(same || again || [unrecognised, differences, linked, questions].some(({ length }) => length > 0)) && (
        <div className={`stack ${styles.notices}`}>
          {again && (
            <aside className="notice stack" aria-label="Customer">
              <p role="status">{again.text}</p>
              {!record && !pasted && (
                <div className="buttons" data-size="small">
                  <button type="button" onClick={() => repeat(again.last)}>
                    Order again
                  </button>
                </div>
              )}
            </aside>
          )}
          {same && <Notice label="Already stored" text={describeSame(same)} />}
          {questions.length > 0 && (
            <PastedQuestions
              questions={questions}
              onAnswer={(left, item, row) => {
                if (item) fill((last) => answerQuestion(last, item, row));
                setDraft((last) => ({
                  ...last,
                  pasted: last.pasted && {
                    ...last.pasted,
                    questions: left,
                    differences: [...last.pasted.differences, ...(item ? comparePrice(item) : [])],
                  },
                }));
              }}
            />
          )}
          {linked.length > 0 && (
            <LinkQuestion
              differences={linked}
              onAnswer={(isLink) => {
                if (isLink) fill((last) => ({ ...last, items: takeLink(last.items, linked) }));
                setDraft((last) => ({ ...last, pasted: last.pasted && { ...last.pasted, linked: [] } }));
              }}
            />
          )}
          <Notice
            label="Figures to check"
            text="Check these figures with the customer:"
            lines={differences}
          />
          <Notice
            label="Lines to check"
            text="Check these lines. They are not in the form as written:"
            lines={unrecognised}
          />
        </div>
      )}
    </div>
  );
}

/** Replaces the row of a question by its answer, or adds the answer. */
function answerQuestion(
  order: OrderDraft,
  { pack, quantity }: FoundItem,
  row: string | undefined,
): OrderDraft {
  const item = { name: pack.name, quantity: String(quantity) };
  const isAsked = ({ name }: ItemDraft) => name === (row ?? '');
  const items = order.items.some(isAsked)
    ? order.items.map((one) => (isAsked(one) ? item : one))
    : [...order.items, item];
  return { ...order, items };
}

function describeSame({ id }: StoredOrder): string {
  const date = creationTime(id)?.toLocaleDateString('en-US', { dateStyle: 'long' });
  return `This order is already stored${date ? `, since ${date}` : ''}. If you save it, there are two.`;
}

interface NoticeProps {
  label: string;
  text: string;
  lines?: readonly string[];
}

/** Lists lines about a pasted order beside its form, if there are any. */
function Notice({ label, text, lines }: NoticeProps) {
  if (lines?.length === 0) return null;
  const left = (lines?.length ?? 0) - maxLines;
  return (
    <aside className="notice stack" aria-label={label}>
      <p role="alert">{text}</p>
      {lines && (
        <ul className="bullets">
          {Object.entries(lines.slice(0, maxLines)).map(([index, line]) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p>and {formatCount(left, { one: 'more line', many: 'more lines' })} of the pasted text</p>
      )}
    </aside>
  );
}
