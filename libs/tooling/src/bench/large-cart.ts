import type { Page } from '@playwright/test';
import type { Figure, MeasuredShop } from './bench.ts';
import { firstVisit, hydratedAt, openBrowser } from './browser-page.ts';
import type { ShopClient } from './shop-client.ts';

const LINES = 500;
const TURNS = 9;
const GOALS = { opens: 300, changes: 150 };

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/** In the page: from the key that settles a quantity until a frame shows the total of its line and of the cart. */
const watchTotals = (page: Page, at: number) =>
  page.evaluate((index: number) => {
    const row = document.querySelectorAll('tbody tr')[index];
    const partsOf = () => [row?.children[4]?.textContent, document.querySelector('aside dl')?.textContent];
    const before = partsOf();
    let begun = 0;
    const noteKey = ({ timeStamp }: KeyboardEvent) => (begun = timeStamp);
    document.addEventListener('keydown', noteKey, { capture: true, once: true });
    const changed = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (begun === 0 || partsOf().some((part, of) => part === before[of])) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { changed });
  }, at);

/** Milliseconds from Enter in the quantity of a row until its total and the cart's are the new ones. */
async function changedIn(page: Page, at: number): Promise<number> {
  const field = page.locator('tbody tr').nth(at).locator('input[type=number]');
  const step = Number(await field.getAttribute('step'));
  const quantity = Number(await field.inputValue());
  await field.fill(String(quantity + Math.max(step, 1)));
  await watchTotals(page, at);
  await page.keyboard.press('Enter');
  return page.evaluate(() => (window as unknown as { changed: Promise<number> }).changed);
}

const figure = (what: string, value: number, goal: number): Figure => ({
  what: `a cart of ${LINES} lines ${what}, median`,
  value,
  unit: 'ms',
  goal: `≤ ${goal} ms`,
  met: value <= goal,
});

/**
 * A cart of 500 lines in Chromium: until it can be used, as it opens and with all its rows, and until a changed quantity
 * stands in both totals.
 * @param skus products in stock, at least 500
 */
export async function largeCartFigures(
  { url }: MeasuredShop,
  shopper: ShopClient,
  skus: readonly string[],
): Promise<Figure[]> {
  const text = skus
    .slice(0, LINES)
    .map((sku) => `${sku}\t1`)
    .join('\n');
  await shopper.send({ path: '/cart/paste', body: { text }, method: 'POST' });
  const browser = await openBrowser();
  try {
    const { context, page } = await firstVisit(browser);
    await context.addCookies([{ name: 'cart', value: shopper.cartToken, url }]);
    const figures: Figure[] = [];
    for (const [address, name] of [
      ['/cart', ''],
      ['/cart?all', ' with all its rows'],
    ] as const) {
      const opened: number[] = [];
      const changed: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.goto(`${url}/help-section/contact-us`);
        await page.goto(url + address);
        opened.push(await hydratedAt(page));
        changed.push(await changedIn(page, turn));
      }
      figures.push(figure(`opens${name}`, median(opened), GOALS.opens));
      figures.push(figure(`changes a quantity${name}`, median(changed), GOALS.changes));
    }
    return figures;
  } finally {
    await browser.close();
  }
}
