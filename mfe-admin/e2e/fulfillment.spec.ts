import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { orderToShip } from '@gantry/testing/shipping';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('the dock ships a part of an order, then the rest, and notes that both arrived', async ({
  page,
  browser,
}) => {
  test.slow();
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@demo.gantry.example', '/admin/orders');
  const number = await orderToShip(buyer, admin);
  await Promise.all([buyer.context().close(), admin.context().close()]);

  await signIn(page, 'warehouse@demo.gantry.example', adminOrderPath(number));
  await hydrated(page);
  const next = page.getByRole('region', { name: 'Next steps' });
  await next.getByRole('link', { name: 'Ship 2 lines' }).click();
  const dock = page.getByRole('region', { name: 'Fulfillment' });
  const ship = dock.getByRole('form', { name: 'Ship' });
  await expect(ship).toBeInViewport();
  await ship.getByLabel('Ship of line 1').fill('1');
  await ship.getByLabel('Ship of line 2').fill('0');
  await ship.getByLabel('Weight (lb)').fill('1.5');
  await ship.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  await expectNoAxeViolations(page);
  await ship.getByRole('button', { name: 'Ship these units' }).click();
  const shipments = dock.getByRole('article');
  await expect(shipments).toHaveCount(1);
  await expect(shipments).toContainText('1Z999AA10123456784');
  await expect(page.getByRole('table', { name: 'Lines' }).getByText('Partially shipped')).toBeVisible();
  const slip = page.waitForEvent('download');
  await shipments.getByRole('link', { name: 'Packing slip, PDF' }).click();
  expect((await slip).suggestedFilename()).toMatch(/^packing-slip-s-\d+\.pdf$/);

  await expect(ship.getByLabel('Ship of line 1')).toHaveValue('1');
  await expect(ship.getByLabel('Ship of line 2')).toHaveValue('2');
  await ship.getByLabel('Weight (lb)').fill('3');
  await ship.getByRole('button', { name: 'Ship these units' }).click();
  await expect(shipments).toHaveCount(2);
  await expect(ship).toHaveCount(0);

  for (const shipment of await shipments.all()) {
    await shipment.locator('summary', { hasText: 'It has arrived' }).click();
    await shipment.getByLabel('Received by').fill('R. Avery');
    await shipment.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(shipment.getByText('received by R. Avery')).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Lines' }).getByText('Delivered')).toHaveCount(2);
  await expect(next).toContainText('Nothing waits for you in this order.');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the label of a package is voided, and another bought by what it weighs', async ({ page, browser }) => {
  test.slow();
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
  const number = await orderToShip(buyer, page);
  await buyer.context().close();
  await page.goto(adminOrderPath(number));
  await hydrated(page);
  const dock = page.getByRole('region', { name: 'Fulfillment' });
  const ship = dock.getByRole('form', { name: 'Ship' });
  await ship.getByLabel('Weight (lb)').fill('2');
  await ship.getByLabel('Buy labels from the carrier').check();
  await ship.getByRole('button', { name: 'Ship these units' }).click();
  const shipment = dock.getByRole('article');
  const replace = shipment.locator('summary', { hasText: 'Replace label' });
  const tracking = /SBX[A-Z]+\d+/.exec((await replace.textContent()) ?? '')?.[0] ?? '';
  await expect(shipment).toContainText(`${tracking} `);
  await replace.click();
  const form = shipment.getByRole('form', { name: `Replace label ${tracking}` });
  await expect(form.getByLabel('Weight (lb)')).toHaveValue('2');
  await form.getByLabel('Weight (lb)').fill('3.5');
  await form.getByRole('button', { name: 'Void and buy another' }).click();
  await expect(form.getByLabel('Reason (logged)')).toBeFocused();
  await expectNoAxeViolations(page);
  await form.getByLabel('Reason (logged)').fill('Weighed again');
  await form.getByRole('button', { name: 'Void and buy another' }).click();
  await expect(replace).not.toContainText(tracking);
  await expect(shipment).toContainText('3.5 lb');
  const label = page.waitForEvent('download');
  await shipment.getByRole('link', { name: 'Label (PDF)' }).click();
  expect((await label).suggestedFilename()).toMatch(/^label-sbx[a-z]+\d+\.pdf$/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
