import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { linkInMail } from '@gantry/testing/mails';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { delayOrder, shipOrder, termsBuyer } from '@gantry/testing/shipping';

/** Lets a buyer and the staff do something in the shop, each signed in; the tests themselves go by link. */
async function withBoth<Done>(
  browser: Browser,
  work: (buyer: Page, staff: Page) => Promise<Done>,
): Promise<Done> {
  const open = async () => (await browser.newContext({ javaScriptEnabled: true })).newPage();
  const [buyer, staff] = [await open(), await open()];
  await signIn(buyer, termsBuyer, '/cart');
  await signIn(staff, 'admin@demo.gantry.example', '/admin/orders');
  const done = await work(buyer, staff);
  await Promise.all([buyer.context().close(), staff.context().close()]);
  return done;
}

/** Path of the mailed link that follows a shipment of the buyer's. */
async function trackLink(page: Page, shipment: string): Promise<string> {
  const link = new RegExp(String.raw`\S+/shipment/track\?shipment=${shipment}&token=\S+`);
  const { pathname, search } = new URL(await linkInMail(page.request, termsBuyer, link));
  return pathname + search;
}

/** Path of the mailed link that keeps, or cancels, late lines of an order of the buyer's. */
async function delayLink(page: Page, order: string, choice: 'keep' | 'cancel'): Promise<string> {
  const link = new RegExp(String.raw`\S+/shipment/${choice}\?order=${order}&token=\S+`);
  const { pathname, search } = new URL(await linkInMail(page.request, termsBuyer, link));
  return pathname + search;
}

// more units than there are
test.use({ allowedErrors: [/422/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const table = (page: Page) => page.getByRole('table', { name: 'Late items' });

/** Says that one unit of a delivered shipment is missing; the rest of it stays delivered. */
async function reportOne(page: Page): Promise<void> {
  const units = page.getByLabel(/: units affected/);
  await expect(units).toHaveCount(2);
  await page.getByLabel('Tell us more').fill('One was not in the box');
  await units.first().fill('900');
  await units.last().fill('0');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('There aren’t that many').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await units.first().fill('1');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('a problem with a part of this shipment')).toBeVisible();
  const rows = page.getByRole('table', { name: 'In this shipment' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Reported as lost' })).toHaveCount(1);
  await expectNoAxeViolations(page);
}

/** The store ships what is missing in a shipment of its own. */
async function shipAgain(browser: Browser, order: string): Promise<void> {
  const context = await browser.newContext();
  const staff = await context.newPage();
  await signIn(staff, 'admin@demo.gantry.example', adminOrderPath(order));
  await hydrated(staff);
  const shipments = staff.getByRole('region', { name: 'Fulfillment' }).getByRole('article');
  await shipments.locator('summary', { hasText: 'Ship again at our cost' }).click();
  const form = shipments.getByRole('form', { name: 'Ship again at our cost' });
  await form.getByLabel('Weight (lb)').fill('1');
  await form.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456999');
  await expectNoAxeViolations(staff);
  await form.getByRole('button', { name: 'Ship replacement' }).click();
  await expect(shipments).toHaveCount(2);
  await expect(shipments.filter({ hasText: '1Z999AA10123456999' })).toContainText('1 ×');
  await expect(staff.locator('summary', { hasText: 'Ship again at our cost' })).toHaveCount(0);
  await context.close();
}

test('a mailed link follows the shipment, says once that it has arrived, and then that it is damaged', async ({
  page,
  browser,
}) => {
  test.slow();
  const { number, shipment } = await withBoth(browser, shipOrder);
  await page.goto(await trackLink(page, shipment));
  await hydrated(page);
  await expect(heading(page)).toHaveText(`Shipment ${shipment.toUpperCase()}`);
  await expect(page.getByText(`Of order ${number.toUpperCase()}`)).toBeVisible();
  await expect(page.getByText('On its way')).toBeVisible();
  await expect(page.getByRole('table', { name: 'In this shipment' }).getByRole('row')).toHaveCount(3);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Confirm receipt' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Yes, it has arrived' }).click();
  await expect(page.getByText('This shipment is delivered')).toBeVisible();
  await expect(page.getByText('Robin Avery').first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('This shipment is delivered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, it has arrived' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Report a problem' }).click();
  await reportOne(page);
  await shipAgain(browser, number);
  await page.getByRole('radio', { name: 'It arrived damaged' }).check();
  await page.getByLabel('Tell us more').fill('Two boxes were crushed');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We know about a problem with this shipment')).toBeVisible();
  await expect(page.getByText('Delivery issue')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveCount(0);
});

test('late items are kept one by one, or cancelled, by the links of the mail', async ({ page, browser }) => {
  test.slow();
  const [kept, cancelled] = await withBoth(browser, async (buyer, staff) => [
    await delayOrder(buyer, staff),
    await delayOrder(buyer, staff),
  ]);
  await page.goto(await delayLink(page, kept!, 'keep'));
  await hydrated(page);
  await expect(heading(page)).toHaveText(`Late items of order ${kept!.toUpperCase()}`);
  await expect(table(page).getByText('Not decided')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByLabel('Which items').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Keep these items' }).click();
  await expect(page.getByText('Thank you, we have noted it.')).toBeVisible();
  await expect(table(page).getByText('You keep it')).toHaveCount(1);
  await expect(table(page).getByText('Not decided')).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep these items' }).click();
  await expect(table(page).getByText('You keep it')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Keep these items' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel them instead' }).click();
  await expect(page.getByRole('button', { name: 'Cancel these items' })).toBeVisible();
  await expect(page.getByText('Thank you, we have noted it.')).toHaveCount(0);

  await page.goto(await delayLink(page, cancelled!, 'cancel'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(page.getByText('We have your cancellation')).toBeVisible();
  await expect(page.getByText('Nothing of this order is late any more.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a shipment is reported and confirmed, and late items are kept and cancelled', async ({
    page,
    browser,
  }) => {
    test.slow();
    const { shipment, late } = await withBoth(browser, async (buyer, staff) => ({
      ...(await shipOrder(buyer, staff)),
      late: await delayOrder(buyer, staff),
    }));
    await page.goto(await trackLink(page, shipment));
    await page.getByRole('link', { name: 'Report a problem' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Tell us more is required').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('It is not there');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('We know about a problem with this shipment')).toBeVisible();
    await page.getByRole('link', { name: 'Confirm receipt' }).click();
    await page.getByRole('button', { name: 'Yes, it has arrived' }).click();
    await expect(page.getByText('This shipment is delivered')).toBeVisible();

    await page.goto(await delayLink(page, late, 'keep'));
    await page.getByRole('button', { name: 'Keep these items' }).click();
    await expect(table(page).getByText('You keep it')).toHaveCount(2);
    await page.goto(await delayLink(page, late, 'cancel'));
    await page.getByRole('button', { name: 'Cancel these items' }).click();
    await expect(page.getByText('Nothing of this order is late any more.')).toBeVisible();
  });
});

test.describe('another’s shipment', () => {
  test.use({ allowedErrors: [/404/] });

  test('does not exist without its link, nor does an action nobody knows', async ({ page, browser }) => {
    const { number, shipment } = await withBoth(browser, shipOrder);
    const wrong = `token=${'A'.repeat(22)}`;
    for (const address of [
      `/shipment/track?shipment=${shipment}`,
      `/shipment/track?shipment=${shipment}&${wrong}`,
      `/shipment/keep?order=${number}&${wrong}`,
      `/shipment/juggle?shipment=${shipment}`,
    ])
      expect([address, (await page.goto(address))?.status()]).toEqual([address, 404]);
  });
});

test('an address that names no shipment says where to find one', async ({ page }) => {
  await page.goto('/shipment/track');
  await expect(page.getByRole('heading', { name: 'Which shipment?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?ref=/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a telephone in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('shipments and late items fit the window', async ({ page, browser }) => {
      test.slow();
      const { shipment, late } = await withBoth(browser, async (buyer, staff) => ({
        ...(await shipOrder(buyer, staff)),
        late: await delayOrder(buyer, staff),
      }));
      const track = await trackLink(page, shipment);
      const addresses = [
        track,
        track.replace('track', 'report'),
        track.replace('track', 'confirm'),
        await delayLink(page, late, 'cancel'),
      ];
      for (const address of addresses) {
        await page.goto(address);
        await hydrated(page);
        expect(await overflow(page), address).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
    });
  });
}
