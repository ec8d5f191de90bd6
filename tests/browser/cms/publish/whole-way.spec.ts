import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { loadModule } from '~/content-tool/load';
import { expect, test } from '../../../support/test';
import { answerDialogs, goTo, open, openMore, photo, records } from '../dashboard';
import { load, published } from './site';

// Plain Node, which runs this file, cannot import parts of a JSON file.
const { copyProject, makeFingerprints } = await loadModule<
  typeof import('../../../unit/content-tool/project')
>('../../tests/unit/content-tool/project.ts');

const panel = (page: Page) => page.getByRole('group', { name: 'Export for the website' });

async function exportFile(page: Page) {
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await page.getByRole('button', { name: 'Export for the website' }).click();
  const started = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Download the file' }).click();
  const file = await started;
  await expect(panel(page).getByRole('status')).toContainText(file.suggestedFilename());
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Texts of a product by the labels of their fields. */
const texts = {
  Taste: 'It tingles',
  Description: 'Whole husks without seeds.\nToast them first.',
  'How much to use': 'A pinch for four',
  Ingredients: 'Timur, salt',
  Allergens: 'None',
};

test('an export applies exactly the edits made after loading from the site', async ({ page }) => {
  answerDialogs(page, 'accept');
  await page.clock.setFixedTime(new Date('2026-11-22T03:00:00Z'));
  await open(page);
  for (const section of published) {
    await goTo(page, section);
    await load(page);
  }
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await page.getByRole('button', { name: 'Export for the website' }).click();
  await expect(panel(page).getByText(/: no changes$/)).toHaveCount(published.length);
  await expect(panel(page).getByRole('button', { name: 'Download the file' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Close' }).click();

  await goTo(page, 'faq');
  await records(page).first().getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Question', { exact: true }).fill('How long will they keep?');
  await page.getByRole('button', { name: 'Update FAQ' }).click();

  await goTo(page, 'products');
  await page.getByLabel('Title', { exact: true }).fill('Timur Powder');
  await page.getByLabel('Image').setInputFiles(photo);
  await page.getByAltText('Preview').waitFor();
  await page.getByText('Details for the website', { exact: true }).click();
  await page.getByLabel('Category').selectOption('other');
  await page.getByLabel('Nepali name').fill('टिमुर');
  await page.getByLabel('Search words').fill('timur, sichuan pepper');
  await page.getByLabel('Sizes').fill('25 / 50 / 100g');
  await page.getByLabel('Prices', { exact: true }).fill('60 / 110');
  await expect(page.getByText("names 3 packs, but price '60 / 110' names 2")).toBeVisible();
  await page.getByLabel('Prices', { exact: true }).fill('60 / 110 / 200');
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(records(page).last()).toContainText('Timur Powder');

  await goTo(page, 'recipe');
  const recipes = await records(page).getByRole('heading').allTextContents();
  await openMore(records(page).first());
  await records(page).first().getByRole('button', { name: 'Down' }).click();
  await expect(page.getByText(`${recipes[0]} is now 2 of ${recipes.length}.`)).toBeAttached();

  await goTo(page, 'testimonials');
  const gone = await records(page).last().getByRole('heading').textContent();
  await records(page).last().getByRole('button', { name: 'Delete' }).click();

  // The build draws a missing rating, and the finder cannot list a product without a use.
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await page.getByRole('button', { name: 'Export for the website' }).click();
  await expect(panel(page)).toContainText(
    'Products, Timur Powder: ‘Good for’ is empty; ‘How to keep it’ is empty',
  );
  await expect(panel(page).getByRole('button', { name: 'Download the file' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await goTo(page, 'products');
  await records(page).last().getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Details for the website', { exact: true }).click();
  await page.getByLabel('Pickles').check();
  await page.getByLabel('How to keep it', { exact: true }).fill('Dark and dry');
  await page.getByRole('button', { name: 'Update Product' }).click();

  const { name, text } = await exportFile(page);
  expect(name).toBe('for-the-website-content-2026-11-22.json');
  for (const words of [
    'Changed: How long will they keep? (Question: How long do the spices keep? → How long will they keep?)',
    'Added: Timur Powder',
    `Removed: ${gone}`,
    '1 moved',
  ])
    await expect(panel(page)).toContainText(words);

  const project = copyProject();
  const { pictures, fingerprints } = JSON.parse(text);
  expect(Object.keys(pictures)).toHaveLength(1);
  expect(makeFingerprints(project.root)).toMatchObject(fingerprints);
  expect(Object.keys(fingerprints)).toHaveLength(published.length);
  const before = project.list();
  const { lines, code } = await project.apply(text, '--write');
  expect(code, lines.join('\n')).toBe(0);
  const after = project.list();
  const touched = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  const product = 'src/content/products/other/timur-powder';
  expect(touched.sort()).toEqual([
    'src/content/faq.yaml',
    `${product}.jpg`,
    `${product}.yaml`,
    'src/content/recipes.yaml',
    'src/content/testimonials.yaml',
  ]);
  const written = project.read(`${product}.yaml`);
  expect(written).toContain('\nprice: 60 / 110 / 200\n');
  expect(written).toContain('\n  keep: Dark and dry\n  ingredients: [Timur, salt]\n  allergens: []\n');
  expect((await project.apply(text)).lines).toEqual(['The file changes nothing.']);
  project.remove();
});
