import { alive } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { productCount, productLinks } from './catalog.ts';

/** "thermoplastic" with letters swapped and changed: too far away to be read as that word, near enough to be meant. */
const misspelled = 'tohrmoplastic';
const note = (page: Page) => page.getByRole('main').getByText('Did you mean');
const search = (words: string) => `/b?q=${encodeURIComponent(words)}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    const open = async (page: Page, words: string) => {
      await page.goto(search(words));
      if (javaScriptEnabled) await alive(page);
    };

    test('the suggested spelling is a link, and finds as many products as it says', async ({ page }) => {
      await open(page, misspelled);
      await expect(note(page)).toHaveText(/^Did you mean thermoplastic\? [\d,]+ products$/);
      const [, told = ''] = /([\d,]+) products/.exec(await note(page).innerText()) ?? [];
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await note(page).getByRole('link', { name: 'thermoplastic' }).click();
      await expect(page).toHaveURL(/\/b\?q=thermoplastic$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “thermoplastic”');
      await expect(note(page)).toHaveCount(0);
      await expect.poll(() => productCount(page)).toBe(Number(told.replaceAll(',', '')));
    });

    test('a short word beside others is offered as it goes with them', async ({ page }) => {
      await open(page, 'hex hed screw');
      await expect(note(page).getByRole('link', { name: 'hex head screw' })).toBeVisible();
      await expect(productLinks(page).first()).toBeVisible();
    });

    test('words without results are named above the results of the others', async ({ page }) => {
      await open(page, 'bolt unheardofword');
      const leftOut = page.getByRole('main').getByText('No product matches the word');
      await expect(leftOut).toHaveText(
        'No product matches the word unheardofword. These match most of the others.',
      );
      await expect(leftOut.locator('q')).toHaveText('unheardofword');
      await expect(productLinks(page).first()).toBeVisible();
      await expect(note(page)).toHaveCount(0);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });

    test('a search that is right, or off by one letter only, has no note', async ({ page }) => {
      for (const words of ['thermoplastic', 'thermplastic']) {
        await open(page, words);
        await expect(productLinks(page).first()).toBeVisible();
        await expect(note(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByText('No product matches')).toHaveCount(0);
      }
    });
  });
}

test('the note speaks the reader’s language, and its link stays in it', async ({ page }) => {
  await page.goto(`/es${search(misspelled)}`);
  const link = page.getByRole('main').getByRole('link', { name: 'thermoplastic', exact: true });
  await expect(link).toHaveAttribute('href', '/es/b?q=thermoplastic');
  await expect(note(page)).toHaveCount(0);
});
