import { expect, test } from '@jest/globals';
import { locales } from '@gantry/contracts/locales';
import { addressListSize } from '@gantry/contracts/schemas/addresses';
import { sitemapFile, sitemapIndex } from './sitemap-xml.ts';

const origin = 'https://shop.example';

function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

async function written(...pages: { path: string; changedAt: string | null }[][]): Promise<Document> {
  let text = '';
  for await (const part of sitemapFile(origin, locales.slice(0, 3), pages)) text += part;
  return parse(text);
}
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent);

test('the index names every file and when it changed', () => {
  const document = parse(
    sitemapIndex(origin, [
      { name: 'pages', changedAt: null },
      { name: 'products-0', changedAt: '2026-01-02T03:04:05Z' },
    ]),
  );
  expect(texts(document, 'loc')).toEqual([
    `${origin}/sitemaps/pages.xml.gz`,
    `${origin}/sitemaps/products-0.xml.gz`,
  ]);
  expect(texts(document, 'lastmod')).toEqual(['2026-01-02T03:04:05Z']);
});

test('an address stands with its other languages, whatever signs are in it', async () => {
  const document = await written(
    [{ path: '/', changedAt: null }],
    [{ path: `/b?brand=a&x='<`, changedAt: null }],
  );
  expect(texts(document, 'loc')).toEqual([`${origin}/`, `${origin}/b?brand=a&x='<`]);
  const links = [...document.getElementsByTagName('xhtml:link')].map((link) =>
    ['hreflang', 'href'].map((name) => link.getAttribute(name)),
  );
  expect(links.slice(0, 4)).toEqual([
    ['en-US', `${origin}/`],
    ['es-US', `${origin}/es`],
    ['fr-CA', `${origin}/fr`],
    ['x-default', `${origin}/`],
  ]);
  expect(links[5]).toEqual(['es-US', `${origin}/es/b?brand=a&x='<`]);
});

test('no file passes the limit of 50 MB', async () => {
  // the longest address there can be: 80 signs of a name, each of them written as two bytes
  const path = `/i/${'%C3%A4'.repeat(80)}`;
  const page = Array.from({ length: 1000 }, () => ({ path, changedAt: '2026-01-02T03:04:05Z' }));
  let bytes = 0;
  for await (const part of sitemapFile(origin, locales.slice(0, 3), [page])) bytes += part.length;
  expect((bytes / page.length) * addressListSize).toBeLessThan(50 * 1024 * 1024);
});
