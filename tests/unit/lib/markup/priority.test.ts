import { expect, test } from 'vitest';
import { lowerScripts } from '~/lib/markup/priority';

test('lets module scripts with a file wait, and no others', () => {
  expect(lowerScripts('<script type="module" src="/a.js"></script><script src="/b.js"></script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script src="/b.js"></script>',
  );
});
