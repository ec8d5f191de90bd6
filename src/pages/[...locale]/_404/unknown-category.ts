/** Shows `/products/anything` as an empty category. */
export {};

const general = document.querySelector<HTMLElement>('[data-general]');
const category = document.querySelector<HTMLElement>('[data-category]');

if (general && category && /\/products\/[^/]+\/?$/.test(location.pathname)) {
  document.title = document.title.replace(/^[^·]+/, `${category.querySelector('h1')?.textContent} `);
  general.remove();
  category.hidden = false;
}
