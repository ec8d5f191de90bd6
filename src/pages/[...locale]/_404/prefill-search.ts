/** Fills the search with what the unknown path may have meant. */
import { queryFromPath } from '~/domain/search/unknown-path';

const field = document.querySelector<HTMLInputElement>('#lost-query');
if (field) field.value = queryFromPath(location.pathname);
