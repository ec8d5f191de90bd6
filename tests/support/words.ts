import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };

const { item } = en.forms.order;

/** The label of the item in a row of the order form. The first is 1. */
export const itemName = (number: number | string) => interpolate(item.name, { number });

export const itemQuantity = (number: number) => interpolate(item.quantity, { number });

/** The placeholder of the item in any row. */
export const anyItemName = new RegExp(`^${itemName('\\d+')}$`);
