import { expect, test, type Page } from '@gantry/testing/playwright';

const fileName = (address: string): string => address.split('/').at(-1)!;

interface FirstVisitResult {
  /** scripts asked for until the page was hydrated */
  readonly asked: readonly string[];
  /** scripts that the document itself asked for, before any of them ran */
  readonly named: readonly string[];
}

/** Opens a page as a first visitor. */
async function firstVisit(page: Page, address: string): Promise<FirstVisitResult> {
  await page.addInitScript(() => {
    const note = (): void => {
      if (document.documentElement?.dataset.hydrated) Object.assign(window, { aliveAt: performance.now() });
    };
    new MutationObserver(note).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => 'aliveAt' in window);
  return page.evaluate(() => {
    const { aliveAt } = window as unknown as { aliveAt: number };
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < aliveAt);
    const paths = before.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    return { asked: [...new Set(paths)], named: links.map(({ href }) => new URL(href).pathname) };
  });
}

async function firstProduct(page: Page): Promise<string> {
  const html = await (await page.request.get('/b', { headers: { accept: 'text/html' } })).text();
  return /href="(\/i\/[^"]+)"/.exec(html)![1]!;
}

const pages: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'the home page': async () => '/',
  'a listing': async () => '/b',
  'a product': firstProduct,
};

for (const [name, addressOf] of Object.entries(pages)) {
  test(`${name} is hydrated with at most five scripts, all of them named by the document`, async ({
    page,
  }) => {
    const { asked, named } = await firstVisit(page, await addressOf(page));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(5);
    expect(asked.toSorted()).toEqual(named.toSorted());
  });
}

for (const [prefix, language] of Object.entries({ '': 'en-US', '/es': 'es-US', '/fr': 'fr-CA' })) {
  test(`a listing in ${language} brings texts of that language only`, async ({ page }) => {
    const { named } = await firstVisit(page, `${prefix}/b`);
    const languages = named.map((one) => /-([a-z]{2}-[A-Z]{2})\./.exec(fileName(one))?.[1]).filter(Boolean);
    // the shell's, the catalogue's and the checkout's
    expect(languages).toEqual([language, language, language]);
  });
}
