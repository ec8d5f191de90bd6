import { OrderEditForm } from './OrderEditForm';
import { OrderTable } from './OrderTable';
import { OrderTotals } from './OrderTotals';

/** What the page of the orders shows. It is loaded when the page opens. */
export const parts = { OrderEditForm, OrderTable, OrderTotals };
