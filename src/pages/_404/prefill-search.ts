/** Fills the search with what the unknown address may have meant. */
import { queryFromPath } from '~/domain/search/address';

const field = document.querySelector<HTMLInputElement>('[data-prefill] [name=q]');
if (field) field.value = queryFromPath(location.pathname);
