/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { locales } from '@gantry/contracts/locales';
import { robotsText } from './robots.ts';

const text = robotsText('https://shop.example', locales.slice(0, 3), ['/admin', '/cart']);

/** What a crawler makes of the rules: the longest that fits decides, and allowing wins a draw. */
function mayVisit(address: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({
    allows: kind === 'Allow',
    length: path.length,
    pattern: new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
  }));
  const fitting = rules.filter(({ pattern }) => pattern.test(address));
  fitting.sort((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows));
  return fitting[0]?.allows ?? true;
}

describe('robots.txt', () => {
  test.each([
    '/',
    '/es/brands',
    '/b/fasteners',
    '/i/hex-bolt',
    '/b?brand=norvik',
    '/b/fasteners?page=3',
    '/b?brand=norvik&page=3',
    '/assets/main.js',
  ])('lets crawlers visit %s', (address) => {
    expect(mayVisit(address)).toBe(true);
  });

  test.each([
    '/cart',
    '/fr/cart',
    '/es/admin/orders',
    '/api/v1/catalog/products',
    '/b?q=bolt',
    '/b/fasteners?f=thread:M8',
    '/b/fasteners?sort=name',
    '/b?brand=norvik,ironbark',
    '/b?brand=norvik%2Cironbark',
    '/b?brand=norvik&sort=name',
    '/b?brand=norvik&page=2&sort=name',
    '/b/fasteners?page=2&availability=in-stock',
    '/b/fasteners?cursor=abc',
  ])('keeps crawlers from %s', (address) => {
    expect(mayVisit(address)).toBe(false);
  });

  test('names the sitemap', () => {
    expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  });
});
