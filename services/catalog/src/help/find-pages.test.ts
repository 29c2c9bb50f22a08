import { expect, test } from '@jest/globals';
import { findPages } from './find-pages.ts';

const pages = [
  {
    slug: 'ordering',
    title: 'Cómo pedir',
    summary: 'Con o sin cuenta.',
    sections: [{ heading: 'Cantidades', text: 'El envío no cambia.' }],
  },
  {
    slug: 'shipping',
    title: 'Envío',
    summary: 'Qué excluye.',
    sections: [
      { heading: 'Gratis', text: 'Envío terrestre gratis.' },
      { heading: 'Excluidos', text: 'Alaska y Hawái.' },
    ],
  },
];
const slugsFor = (question: string) => findPages(pages, question).map(({ page }) => page.slug);

test('finds beginnings of words without accents and case, titles first', () => {
  expect(slugsFor('ENVIO')).toEqual(['shipping', 'ordering']);
  expect(slugsFor('hawai')).toEqual(['shipping']);
});

test('needs every word', () => {
  expect(slugsFor('envio alaska')).toEqual(['shipping']);
  expect(slugsFor('envio zapatos')).toEqual([]);
});

test('answers with the section that holds the words', () => {
  expect(findPages(pages, 'alaska')[0]?.answer).toBe('Alaska y Hawái.');
});

test.each(['', '   ', '***', '(((('])('finds nothing for %j', (question) => {
  expect(slugsFor(question)).toEqual([]);
});
