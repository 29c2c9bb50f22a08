import { describe, expect, test } from '@jest/globals';
import type { SalesConfig } from '../sales.config.ts';
import { TrackingPages } from './tracking-pages.ts';

const pagesOf = (setting = '', sandbox = '') =>
  new TrackingPages({ SALES_TRACKING_PAGES: setting, SANDBOX_TRACKING_PAGE: sandbox } as SalesConfig);

describe('the page of a carrier about a package', () => {
  test.each([
    ['ups', 'https://www.ups.com/track?tracknum=1Z9'],
    ['fedex', 'https://www.fedex.com/fedextrack/?trknbr=1Z9'],
    ['dhl', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=1Z9'],
    ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=1Z9'],
    ['fixed', null],
    ['freight-prepaid', null],
    ['yrc', null],
  ] as const)('of %s is %s', (provider, page) => {
    expect(pagesOf().pageOf(provider, '1Z9')).toBe(page);
  });

  test.each(['ups', 'yrc', 'freight-prepaid'] as const)(
    'is the sandbox’s for its own packages, whoever carries them (%s)',
    (provider) => {
      const pages = pagesOf('', 'http://127.0.0.1:1/carrier/packages/{number}');
      expect(pages.pageOf(provider, 'SBXUPS1')).toBe('http://127.0.0.1:1/carrier/packages/SBXUPS1');
      expect(pagesOf().pageOf(provider, 'SBXUPS1')).toBeNull();
    },
  );

  test('is not there without a number', () => {
    expect(pagesOf().pageOf('ups', null)).toBeNull();
  });

  test('keeps what is typed as a number inside its query', () => {
    expect(pagesOf().pageOf('ups', '1Z&x=<a>#/')).toBe(
      'https://www.ups.com/track?tracknum=1Z%26x%3D%3Ca%3E%23%2F',
    );
  });

  test('is another where the store says so, also for a provider that has none', () => {
    const pages = pagesOf('ups=https://track.example/u/{number}  fixed=https://truck.example/?n={number}');
    expect(pages.pageOf('ups', '7')).toBe('https://track.example/u/7');
    expect(pages.pageOf('fixed', '7')).toBe('https://truck.example/?n=7');
    expect(pages.pageOf('usps', '7')).toContain('tools.usps.com');
  });

  test.each([
    'ups',
    'nobody=https://a.example/{number}',
    'ups=javascript:{number}',
    'ups=https://a.example/',
  ])('is not taken from the setting %s', (setting) => {
    expect(() => pagesOf(setting)).toThrow(TypeError);
  });
});
