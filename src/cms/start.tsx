/** Shows the dashboard in place of what stands in `#dashboard` (spec §2.21); the page holds what it needs as JSON. */
import { createRoot } from 'react-dom/client';
import type { OrderFormOptions } from './editors/order-form-context';
import { App } from './shell/App';

const find = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

const options: OrderFormOptions = JSON.parse(find('options').textContent);
createRoot(find('dashboard')).render(<App {...options} />);
