import { expect, test } from '@jest/globals';
import { applyFacts } from './apply-facts.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = {
  title: 'Cart | Gantry',
  description: 'What you are about to buy',
  canonical: 'https://shop.example/cart',
  robots: 'noindex',
  kind: 'product',
  image: 'https://shop.example/image/f_png,w_640/drawing-A',
  siteName: 'Gantry',
  alternates: [],
  neighbours: [],
  structuredData: [],
};

test('the head of the page that was left becomes that of the page shown', () => {
  document.head.innerHTML = `<title>Home</title><meta name="description" content="x">
    <link rel="canonical" href="https://shop.example/"><link rel="alternate" hreflang="es" href="/es">
    <meta property="og:type" content="website"><meta property="og:image" content="x">
    <script type="application/ld+json">{}</script>`;
  applyFacts(facts);
  expect(document.title).toBe('Cart | Gantry');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.example/cart',
  );
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(facts.description);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const og = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect([og('type'), og('image')]).toEqual([facts.kind, facts.image]);
  expect(document.querySelector('script, link[hreflang]')).toBeNull();
  applyFacts({ ...facts, robots: null });
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('languages, neighbours and structured data are those of the page shown', () => {
  const data = { '@type': 'Product', name: '</script><b>' };
  applyFacts({
    ...facts,
    robots: null,
    alternates: [{ language: 'es-US', href: 'https://shop.example/es/cart' }],
    neighbours: [{ rel: 'next', href: 'https://shop.example/cart?page=2' }],
    structuredData: [data],
  });
  expect(document.querySelector('link[rel=alternate][hreflang="es-US"]')?.getAttribute('href')).toBe(
    'https://shop.example/es/cart',
  );
  expect(document.querySelector('link[rel=next]')?.getAttribute('href')).toBe(
    'https://shop.example/cart?page=2',
  );
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  expect([...blocks].map((block) => JSON.parse(block.textContent ?? '') as object)).toEqual([data]);
  applyFacts(facts);
  expect(document.querySelector('script, link[hreflang], link[rel=next]')).toBeNull();
});
