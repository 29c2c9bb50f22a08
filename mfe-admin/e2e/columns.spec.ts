import { beforeHydration, hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const accounts = '/admin/access/accounts';
const asTheyCome = ['Number', 'Name', 'Company', 'Role', 'Status', 'Since', 'Last seen'];
const heads = (page: Page) => page.getByRole('columnheader');
const columnsButton = (page: Page) => page.getByRole('button', { name: 'Columns', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Arrange columns' });
const edge = (page: Page, column: string) => page.getByRole('separator', { name: `Width of ${column}` });

async function openList(page: Page, address = accounts): Promise<void> {
  await signIn(page, 'admin@demo.gantry.example', address);
  await hydrated(page);
}

/** The width a column's edge tells, in CSS pixels, once it tells one. */
async function widthOf(page: Page, column: string): Promise<number> {
  await expect(edge(page, column)).toHaveAttribute('aria-valuenow', /^[1-9]\d+$/);
  return Number(await edge(page, column).getAttribute('aria-valuenow'));
}

/** How wide a column is drawn, in CSS pixels. */
const drawnWidth = (page: Page, column: string): Promise<number> =>
  page
    .getByRole('columnheader', { name: column })
    .evaluate((head) => Math.round(head.getBoundingClientRect().width));

/** The right edge of a column's head. */
async function edgePoint(page: Page, column: string): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('columnheader', { name: column }).boundingBox();
  if (!box) throw new Error(`no column ${column}`);
  return { x: box.x + box.width - 4, y: box.y + box.height / 2 };
}

/** Drags the edge of a column, in CSS pixels. */
async function dragEdge(page: Page, column: string, byX: number): Promise<void> {
  const from = await edgePoint(page, column);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + byX / 2, from.y, { steps: 3 });
  await page.mouse.move(from.x + byX, from.y, { steps: 3 });
  await page.mouse.up();
}

test('columns are arranged with the mouse, stay so after a reload, and go back', async ({ page }) => {
  await openList(page);
  await expect(heads(page)).toHaveText(asTheyCome);
  await columnsButton(page).click();
  await expect(panel(page).getByRole('listitem').first()).toContainText('Always first');
  await panel(page).getByRole('checkbox', { name: 'Role' }).uncheck();
  await panel(page).getByRole('button', { name: 'Move Status up' }).click();
  await panel(page).getByRole('button', { name: 'Move Status up' }).click();
  await panel(page).getByRole('button', { name: 'Pin Last seen to the left' }).click();
  await panel(page).getByRole('radio', { name: 'Comfortable' }).check();
  const arranged = ['Number', 'Last seen', 'Name', 'Status', 'Company', 'Since'];
  await expect(heads(page)).toHaveText(arranged);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  const before = await drawnWidth(page, 'Name');
  await dragEdge(page, 'Name', 80);
  await expect.poll(() => drawnWidth(page, 'Name')).toBe(before + 80);
  await expectNoAxeViolations(page);

  await page.reload();
  await hydrated(page);
  await expect(heads(page)).toHaveText(arranged);
  await expect.poll(() => drawnWidth(page, 'Name')).toBe(before + 80);
  const { x, y } = await edgePoint(page, 'Name');
  await page.mouse.dblclick(x, y);
  await expect.poll(() => drawnWidth(page, 'Name')).not.toBe(before + 80);

  await columnsButton(page).click();
  await expect(panel(page).getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await panel(page).getByRole('button', { name: 'Reset columns' }).click();
  await expect(heads(page)).toHaveText(asTheyCome);
  await expect(panel(page).getByRole('radio', { name: 'Compact' })).toBeChecked();
  await page.reload();
  await hydrated(page);
  await expect(heads(page)).toHaveText(asTheyCome);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof edge>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the keyboard alone arranges columns, and the focus stays where it was', async ({ page }) => {
  await openList(page);
  await tabTo(page, columnsButton(page));
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  const role = panel(page).getByRole('checkbox', { name: 'Role' });
  await expect(role).toBeVisible();
  await tabTo(page, role);
  await page.keyboard.press('Space');
  await expect(heads(page)).toHaveText(asTheyCome.filter((name) => name !== 'Role'));
  const down = panel(page).getByRole('button', { name: 'Move Status down' });
  await tabTo(page, down);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('Status: place 6 of 7');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('Status: place 7 of 7');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText(['Number', 'Name', 'Company', 'Since', 'Last seen', 'Status']);
  const pin = panel(page).getByRole('button', { name: 'Pin Status to the left' });
  await tabTo(page, pin);
  await page.keyboard.press('Space');
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(heads(page).nth(1)).toHaveText('Status');

  const before = await widthOf(page, 'Company');
  await tabTo(page, edge(page, 'Company'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(edge(page, 'Company')).toHaveAttribute('aria-valuenow', String(before + 32));
  await page.keyboard.press('ArrowLeft');
  await expect(edge(page, 'Company')).toHaveAttribute('aria-valuenow', String(before + 16));
  await page.keyboard.press('Home');
  await expect(edge(page, 'Company')).toHaveAttribute('aria-valuenow', '64');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('separator')).toHaveCount(0);
});

test('head, first and pinned columns stay in sight, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 480 });
  await openList(page);
  await columnsButton(page).click();
  await panel(page).getByRole('button', { name: 'Pin Status to the left' }).click();
  await edge(page, 'Name').focus();
  await page.keyboard.press('End');
  await expect(edge(page, 'Name')).toHaveAttribute('aria-valuenow', '960');
  await page.keyboard.press('Escape');
  const list = page.getByRole('region', { name: 'Access Accounts' });
  await list.evaluate((element) => {
    element.scrollTo(10_000, 10_000);
    element.scrollIntoView({ block: 'end' });
  });
  const last = page.getByRole('row').last();
  await expect(last.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
  for (const name of ['Number', 'Status', 'Last seen'])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('columnheader', { name: 'Name' })).not.toBeInViewport({ ratio: 0.9 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await columnsButton(page).click();
  await edge(page, 'Name').focus();
  await page.keyboard.press('Home');
  await expect(edge(page, 'Name')).toHaveAttribute('aria-valuenow', '64');
  const cut = () =>
    list
      .locator('td, th')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
  await expect.poll(cut).toBe(0);
});

test('on a telephone rows stack in the order that was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  await columnsButton(page).click();
  await panel(page).getByRole('checkbox', { name: 'Name' }).uncheck();
  await panel(page).getByRole('button', { name: 'Move Status up' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  const labels = () =>
    page
      .getByRole('row')
      .nth(1)
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.dataset['label']));
  await expect.poll(labels).toEqual(['Company', 'Status', 'Role', 'Since', 'Last seen']);
  await expect(page.getByRole('separator')).toHaveCount(0);
  const button = await columnsButton(page).boundingBox();
  const firstRow = await page.getByRole('row').nth(1).boundingBox();
  expect((firstRow?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(60);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
});

test('filters go with their columns, and both rows of the head stay', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openList(page, '/admin/orders');
  await columnsButton(page).click();
  await panel(page).getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await panel(page).getByRole('button', { name: 'Pin PO to the left' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('E-mail: value')).toHaveCount(0);
  // after the boxes and the number
  await expect(heads(page).nth(2)).toHaveText('PO');
  await expect(page.locator('thead tr').nth(1).locator('td').nth(2).getByLabel('PO: value')).toBeVisible();
  await page.getByLabel('PO: value').fill('none such');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=poNumber%3Acontains/);
  await expect(page.getByText('No matching orders')).toBeVisible();
  await expect(heads(page).nth(2)).toHaveText('PO');
  await expectNoAxeViolations(page);
});

test('beside an open record the list shows whole columns only, and all again once it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openList(page, '/admin/reviews');
  await expect(heads(page)).toHaveCount(10);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/open=/);
  const note = page.getByText(/more columns when the record is closed/);
  await expect(note).toBeVisible();
  await expect(heads(page)).not.toHaveCount(10);
  // after the boxes
  await expect(heads(page).nth(1)).toHaveText('Headline');
  const list = page.getByRole('region', { name: 'Reviews', exact: true });
  const cut = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(cut).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(() => heads(page).count()).toBeGreaterThan(4);
  await expect.poll(cut).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(heads(page)).toHaveCount(10);
  await expect(note).toHaveCount(0);
});

test('the panel that is opened before the scripts run has its columns', async ({ page }) => {
  await openList(page);
  await beforeHydration(page, accounts, () => columnsButton(page).click());
  await expect(panel(page).getByRole('checkbox', { name: 'Role' })).toBeVisible();
});

test('what somebody arranged is theirs, and is there again when they come back', async ({ page }) => {
  await openList(page);
  await columnsButton(page).click();
  await panel(page).getByRole('checkbox', { name: 'Role' }).uncheck();
  await page.keyboard.press('Escape');
  const stored = () => page.evaluate(() => localStorage.getItem('table-arrangements'));
  await expect.poll(stored).toContain('"hidden":["role"]');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).not.toHaveURL(/\/admin/);
  };
  await signOut();
  await signIn(page, 'support@demo.gantry.example', accounts);
  await hydrated(page);
  await expect(heads(page)).toHaveText(asTheyCome);
  await signOut();
  await openList(page);
  await expect(heads(page).filter({ hasText: 'Role' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there as it comes, without what needs them', async ({ page }) => {
    const form = page.locator('#sign-in');
    await page.goto(`/sign-in?ref=${encodeURIComponent(accounts)}`);
    await form.getByLabel('E-mail').fill('admin@demo.gantry.example');
    await form.getByLabel('Password').fill('Gantry-demo-1');
    await form.locator('button[type=submit]').click();
    await expect(heads(page)).toHaveText(asTheyCome);
    await expect(columnsButton(page)).toBeHidden();
    await expect(page.getByRole('separator')).toHaveCount(0);
  });
});
