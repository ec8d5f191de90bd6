/** Brings what fetches pages ahead to browsers without speculation rules; the others need not download it. */
import { whenIdle } from './when-idle';

// Those browsers do not tell whether a visitor saves data.
if (!HTMLScriptElement.supports?.('speculationrules')) whenIdle(() => import('./prefetch-links'));
