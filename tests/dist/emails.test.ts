import { expect, test } from 'vitest';
import { checkPages, readBuilt } from '../support/site';

/** What Cloudflare leaves unchanged: opted-out parts, scripts and styles. */
const untouched =
  /<!--email_off-->[\s\S]*?<!--\/email_off-->|<(script|style|textarea|noscript|template)\b[\s\S]*?<\/\1>/g;

test('Cloudflare replaces no address', () => {
  const faults = checkPages((_, path) => {
    const [, body = ''] = readBuilt(path).split('<body');
    return body.replace(untouched, '').match(/[\w.+-]+@[\w-]+(\.[\w-]+)+|mailto:/g) ?? [];
  });
  expect(faults).toEqual([]);
});
