import { expect, test } from '@jest/globals';
import { applyFacts } from './apply-facts.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = {
  title: 'Cart | Gantry',
  description: 'What you are about to buy',
  canonical: 'https://shop.example/cart',
  robots: 'noindex',
  alternates: [],
  structuredData: [],
};

test('the head of the page that was left becomes that of the page shown', () => {
  document.head.innerHTML = `<title>Home</title><meta name="description" content="x">
    <link rel="canonical" href="https://shop.example/"><link rel="alternate" hreflang="es" href="/es">
    <script type="application/ld+json">{}</script>`;
  applyFacts(facts);
  expect(document.title).toBe('Cart | Gantry');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.example/cart',
  );
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(facts.description);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('script, link[hreflang]')).toBeNull();
  applyFacts({ ...facts, robots: null });
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});
