import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';
import { aListing } from '../../parts/listing.test-data.ts';

afterEach(() => void jest.restoreAllMocks());

const nodes = [
  { name: 'Fastening', path: 'fastening', count: 240, pictured: true },
  { name: 'Nuts', path: 'fastening/nuts', count: 240, pictured: true },
  { name: 'Hex nuts', path: 'fastening/nuts/hex-nuts', count: 100, pictured: true },
];

test('links every category however deep, every brand and all pages of products', async () => {
  answerCalls({
    '/catalog/categories': nodes,
    '/catalog/help-pages': [{ slug: 'returns', title: 'Returns', summary: '', group: 'delivery' }],
    '/catalog/brands': [{ name: 'Boltwerk', slug: 'boltwerk', count: 7 }],
  });
  openPage('/sitemap');
  const deep = await screen.findByRole('link', { name: 'Hex nuts' });
  expect(deep.getAttribute('href')).toBe('/b/fastening/nuts/hex-nuts');
  expect(screen.getByRole('link', { name: 'Boltwerk' }).getAttribute('href')).toBe('/b?brand=boltwerk');
  expect(screen.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('/help-section/returns');
  // 240 products, a hundred a page, behind the index
  expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('href')).toBe('/sitemap?page=4');
  expect(screen.queryByRole('link', { name: 'Page 5' })).toBeNull();
});

test('further pages list products by name', async () => {
  const asked = answerCalls({ '/catalog/products': aListing({ total: 240 }) });
  openPage('/sitemap?page=3');
  const [product] = await screen.findAllByRole('link', { name: /^Hex head screw/ });
  expect(product?.getAttribute('href')).toBe('/i/hx-a');
  expect(asked).toEqual(['/catalog/products?sort=name&page=2&size=100']);
});

test('a page that is none of them is the index', async () => {
  answerCalls({ '/catalog/categories': nodes, '/catalog/brands': [], '/catalog/help-pages': [] });
  openPage('/sitemap?page=-7');
  expect(await screen.findByRole('link', { name: 'Hex nuts' })).toBeTruthy();
});
