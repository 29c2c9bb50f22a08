import { hydrated } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { productCount, productLinks } from './catalog.ts';

/** "thermoplastic" with letters swapped and changed: read as that word, which the page says. */
const misspelled = 'tohrmoplastic';
const note = (page: Page) => page.getByRole('main').getByText('Did you mean');
const searched = (page: Page) => page.getByRole('main').getByText('Showing results for');
const search = (words: string) => `/b?q=${encodeURIComponent(words)}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    const open = async (page: Page, words: string) => {
      await page.goto(search(words));
      if (javaScriptEnabled) await hydrated(page);
    };

    test('a mended search says what was searched, and offers what was typed as it stands', async ({
      page,
    }) => {
      await open(page, 'thermoplastic');
      const total = await productCount(page);
      await open(page, misspelled);
      await expect(searched(page)).toHaveText(
        `Showing results for thermoplastic. Search instead for ${misspelled}`,
      );
      expect(await productCount(page)).toBe(total);
      await expect(note(page)).toHaveCount(0);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await searched(page).getByRole('link', { name: misspelled }).click();
      await expect(page).toHaveURL(new RegExp(`q=%22${misspelled}%22$`));
      await expect(searched(page)).toHaveCount(0);
      await expect(note(page).getByRole('link', { name: 'thermoplastic' })).toBeVisible();
    });

    test('a short word beside others is offered as it goes with them', async ({ page }) => {
      await open(page, 'hex hed screw');
      await expect(note(page).getByRole('link', { name: 'hex head screw' })).toBeVisible();
      await expect(productLinks(page).first()).toBeVisible();
    });

    test('what is not sold is named above the results of the others, and can be requested', async ({
      page,
    }) => {
      await open(page, 'bolt unheardofword');
      const unsold = page.getByRole('main').getByText('Nothing we carry matches');
      await expect(unsold.locator('q')).toHaveText('unheardofword');
      await expect(unsold).toContainText('Results for the other words:');
      await expect(unsold.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
        'href',
        '/quote?text=bolt+unheardofword',
      );
      await expect(productLinks(page).first()).toBeVisible();
      await expect(note(page)).toHaveCount(0);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });

    test('what is not sold finds nothing where no other word says what is wanted', async ({ page }) => {
      await open(page, 'unheardofword blue');
      await expect(page.getByRole('main').getByText('Nothing we carry matches')).toContainText(
        'Request a quote',
      );
      await expect(page.getByRole('heading', { name: 'No results for “unheardofword blue”' })).toBeVisible();
      await expect(productLinks(page)).toHaveCount(0);
    });

    test('a search that is right has no note', async ({ page }) => {
      await open(page, 'thermoplastic');
      await expect(productLinks(page).first()).toBeVisible();
      for (const said of [note(page), searched(page), page.getByRole('main').getByText('No product matches')])
        await expect(said).toHaveCount(0);
    });
  });
}

test('the note speaks the reader’s language, and its link stays in it', async ({ page }) => {
  await page.goto(`/es${search(misspelled)}`);
  const link = page.getByRole('main').getByRole('link', { name: misspelled, exact: true });
  await expect(link).toHaveAttribute('href', `/es/b?q=%22${misspelled}%22`);
  await expect(searched(page)).toHaveCount(0);
});
