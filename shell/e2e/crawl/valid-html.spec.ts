import { expect, test, type Page } from '@gantry/testing/playwright';
import { addresses } from '../kit/addresses.ts';
import { signIn } from '../kit/people.ts';
import { staticErrorHtml } from '../../src/server/pages/static-error.ts';
import { crawl } from './crawler.ts';
import { problemsOf } from './html-check.ts';
import { structuredProblems } from './structured-data.ts';

const prefixes = ['', '/es', '/fr'];
const examples = (audience: string) =>
  addresses.filter((one) => one.audience === audience).map(({ example }) => example);

test('every address for guests is valid HTML with sound structured data, in three languages, in every state of a listing', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  const states = [
    '/b?q=screw',
    '/b?q=nothing-is-called-that',
    '/b?sort=price-asc&page=2',
    '/b?f=x:1&price=1..',
    '/no/such/page',
  ];
  const paths = [...examples('anyone'), ...examples('guest'), ...states];
  const starts = prefixes.flatMap((prefix) =>
    paths.map((path) => (path === '/' && prefix ? prefix : prefix + path)),
  );
  const problems: string[] = [];
  let pages = 0;
  const follows = (address: string) => /^(?:\/es|\/fr)?\/(?:b|i|help-section)\/[^?]*$/.test(address);
  await crawl({ origin: baseURL!, starts, follows, most: 400 }, async ({ address, type, body }) => {
    if (!type.includes('html')) return;
    pages += 1;
    for (const problem of [...(await problemsOf(body)), ...structuredProblems(body)])
      problems.push(`${address}: ${problem}`);
  });
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(200);
});

/**
 * The document as the server sends it to this visitor, before any script has run. The visitor's own part of a shared
 * page travels at its end, hidden from everybody until it is put in its place: as it stands there it is looked at apart.
 */
async function served(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const parts = html.match(/<div hidden id="S:[^"]*">.*?<\/div><script/gs) ?? [];
  const own = parts.map((part) => part.slice(0, -'<script'.length));
  const frame = (part: string) =>
    `<!doctype html><html lang="en"><head><title>-</title></head><body><h1>-</h1>${part}</body></html>`;
  return [own.reduce((rest, part) => rest.replace(part, ''), html), ...own.map(frame)];
}

for (const [person, audience] of [
  ['buyer', 'customer'],
  ['admin', 'staff'],
] as const) {
  test(`every address for ${audience} is valid HTML, and the open ones are for them`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, person);
    const problems: string[] = [];
    for (const path of [...examples(audience), ...examples('anyone')])
      for (const prefix of prefixes)
        for (const part of await served(page, prefix + path))
          for (const problem of await problemsOf(part)) problems.push(`${prefix}${path}: ${problem}`);
    expect(problems).toEqual([]);
  });
}

test('the page of last resort is valid HTML', async () => {
  expect(await problemsOf(staticErrorHtml)).toEqual([]);
});

test('the check of structured data finds what is wrong', () => {
  const page = (...data: object[]) =>
    data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('');
  const context = { '@context': 'https://schema.org' };
  const problems = structuredProblems(
    page(
      { ...context, '@type': 'WebPage', name: 'x', url: '/relative', inLanguage: 'en-US' },
      {
        ...context,
        '@type': 'Product',
        name: '',
        sku: '1',
        offers: { '@type': 'Offer', availability: 'InStock', price: '1.00' },
      },
      { ...context, '@type': 'Teapot' },
    ),
  ).join('\n');
  for (const problem of [
    '0 of Store',
    'WebPage.url',
    'Product.name',
    'Offer.availability',
    'without currency',
    'Teapot',
  ])
    expect(problems).toContain(problem);
});

test('the check finds what is wrong', async () => {
  const wrong = `<!DOCTYPE html><html><head><title></title></head><body><p><div style="x"></div></p>
    <img src="a.png"><button></button><label for="none">x</label><b id="a"></b><b id="a"></b></body></html>`;
  const rules = new Set((await problemsOf(wrong)).map((line) => line.split(':', 1)[0]));
  for (const rule of ['element-required-attributes', 'no-inline-style', 'no-dup-id', 'no-missing-references'])
    expect([...rules]).toContain(rule);
});
