import type { Page } from 'playwright/test';

/** Matches parts that a touch, a message or an older browser shows. */
const later =
  'details, dialog, template, noscript, script, style, option, [popover], [hidden], [role=status], [role=alert], #products-menu, .to-end, [data-step="-1"]';

/** Lists the texts that a page neither shows nor speaks now, with their places. */
const listUnseen = (page: Page): Promise<string[]> =>
  page.evaluate((later) => {
    const isSpoken = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      Number.parseFloat(getComputedStyle(element).fontSize) > 0 &&
      !element.closest('.visually-hidden');
    const unseen: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let place = 0; texts.nextNode(); place++) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (textContent?.trim() && parent && !parent.closest(later) && !isSeen(parent) && !isSpoken(parent))
        unseen.push(`${place} ${parent.localName}.${parent.className}: ${textContent.trim()}`);
    }
    return unseen;
  }, later);

/** Lists the texts that a page neither shows nor speaks on a phone, on a desktop, on paper or without scripts. */
export async function findUnseenTexts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await page.emulateMedia({ media: 'print' });
  let unseen = await listUnseen(page);
  await page.emulateMedia({ media: 'screen' });
  for (const value of [true, false]) {
    await client.send('Emulation.setScriptExecutionDisabled', { value });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 823 });
      const now = await listUnseen(page);
      unseen = unseen.filter((text) => now.includes(text));
    }
  }
  return unseen;
}
