import type { Locator } from 'playwright/test';

/**
 * Replaces the text of a field as the browser's editor does. To an installed Firefox, the driver's `fill` appends, and React
 * does not see what it fills in.
 */
export async function write(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+A');
  await field.evaluate((_, text) => document.execCommand(text ? 'insertText' : 'delete', false, text), text);
}
