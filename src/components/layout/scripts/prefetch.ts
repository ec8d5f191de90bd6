/** Loads the prefetch script only in browsers without speculation rules. */
import { whenIdle } from './when-idle';

// These browsers do not expose the data saver setting.
if (!HTMLScriptElement.supports?.('speculationrules')) whenIdle(() => import('./prefetch-links'));
