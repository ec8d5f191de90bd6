import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listUnformatted } from '~/lib/content/format';

test('names files of content and settings that are not formatted, and what to run', async () => {
  const root = mkdtempSync(join(tmpdir(), 'format-'));
  const files = {
    'src/config/messages/en.json': '{ "a":"b" }\n',
    'src/config/routes.ts': "export const a = 'b';\n",
    'src/config/site.ts': 'export const a = "b"\n',
    'src/content/faq.yaml': '- {id: a}\n',
    'src/content/products/box/salt.yaml': 'number: 1\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(await listUnformatted(root)).toEqual(
    ['src/config/messages/en.json', 'src/config/site.ts', 'src/content/faq.yaml'].map((file) =>
      expect.stringMatching(`^Note: ${file}: is not formatted.*; run 'npm run format'$`),
    ),
  );
  rmSync(root, { recursive: true });
});
