/** On the 404 page: what the lost address may have meant stands ready in the search. */
import { queryFromPath } from '~/domain/search/address';

const field = document.querySelector<HTMLInputElement>('[data-prefill] [name=q]');
if (field) field.value = queryFromPath(location.pathname);
