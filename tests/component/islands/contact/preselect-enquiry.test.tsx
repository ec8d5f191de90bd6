import { expect, test } from 'vitest';
import { preselectEnquiry } from '~/islands/contact/preselect-enquiry';

test.each([
  ['?enquiry=', ['', '']],
  ['?enquiry=&message=saffron', ['', '']],
  ['?enquiry="]&message=saffron', ['', '']],
  ['?enquiry=order&message=saffron', ['order', 'saffron']],
])('the address %s selects a known enquiry only', (search, values) => {
  document.body.innerHTML = `<section>
    <select id="contact-enquiry-type"><option value=""></option><option value="order"></option></select>
    <textarea id="contact-message"></textarea>
  </section>`;
  history.replaceState(null, '', `/contact/${search}`);
  preselectEnquiry();
  const fields = document.querySelectorAll<HTMLInputElement>('select, textarea');
  expect([...fields].map(({ value }) => value)).toEqual(values);
});
