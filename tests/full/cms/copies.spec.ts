import { addFaq, goTo, open } from '../../browser/cms/dashboard';
import { expect, test } from '../../support/test';

for (const database of ['with', 'without'])
  test(`each change is copied to a folder, ${database} a database`, async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept('office'));
    await page.addInitScript((isMissing) => {
      // The browser's own file system stands for a folder, because no script answers a file picker.
      window.showDirectoryPicker = () => navigator.storage.getDirectory();
      if (isMissing) Object.defineProperty(window, 'indexedDB', { value: undefined });
    }, database === 'without');
    await open(page);
    await page.getByRole('button', { name: 'Keep a copy in a folder' }).click();
    await expect(page.getByText(/^No copy was written to the folder/)).toBeVisible();
    await goTo(page, 'faq');
    for (const question of ['One?', 'Two?']) await addFaq(page, question);
    const readCopies = () =>
      page.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        const copies: string[] = [];
        for (const folder of [root, await root.getDirectoryHandle('backup', { create: true })])
          for await (const handle of folder.values())
            if (handle instanceof FileSystemFileHandle) copies.push(await (await handle.getFile()).text());
        // A file is empty between its creation and its first content.
        return copies.map((text) => text && JSON.parse(text).sections.faqs.map(({ q }: { q: string }) => q));
      });
    // A file that is replaced meanwhile cannot be read.
    const both = ['One?', 'Two?'];
    await expect(async () => expect(await readCopies()).toEqual([both, both])).toPass({ timeout: 10_000 });
  });
