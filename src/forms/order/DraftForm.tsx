import { Component, type ComponentProps, type RefObject, type SubmitEvent } from 'react';
import type { OrderDraft } from '~/domain/order/order';

interface Props extends Pick<ComponentProps<'form'>, 'className' | 'autoComplete' | 'children'> {
  form: RefObject<HTMLFormElement | null>;
  value: OrderDraft;
  /** Adds what the fields contain to a draft. */
  read(form: HTMLFormElement, shown: OrderDraft, draft: OrderDraft): OrderDraft;
  onChange(draft: OrderDraft): void;
  onSubmit(draft: OrderDraft): void;
}

/**
 * A form whose fields are the truth: reads them at each submit and before React writes them. Only a class
 * component can do the latter. `method="dialog"` makes a submit before hydration harmless.
 */
export class DraftForm extends Component<Props> {
  /** The draft that the fields show. */
  #shown = this.props.value;

  #read(): OrderDraft {
    const { form, value, read } = this.props;
    return form.current ? read(form.current, this.#shown, value) : value;
  }

  override getSnapshotBeforeUpdate(): OrderDraft {
    return this.#read();
  }

  override componentDidUpdate(_props: Props, _state: unknown, draft: OrderDraft): void {
    const { value, onChange } = this.props;
    this.#shown = value;
    if (draft !== value) onChange(draft);
  }

  #submit = (event: SubmitEvent) => {
    event.preventDefault();
    this.#shown = this.#read();
    this.props.onSubmit(this.#shown);
  };

  override render() {
    const { form, value: _value, read: _read, onChange: _onChange, ...rest } = this.props;
    return <form {...rest} ref={form} method="dialog" onSubmit={this.#submit} />;
  }
}
