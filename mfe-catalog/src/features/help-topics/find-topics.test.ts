import { expect, test } from '@jest/globals';
import { findTopics } from './find-topics.ts';

const topics = [
  {
    uri: 'ordering',
    title: 'Cómo pedir',
    summary: 'Con o sin cuenta.',
    sections: [{ heading: 'Cantidades', text: 'El envío no cambia.' }],
  },
  {
    uri: 'shipping',
    title: 'Envío',
    summary: 'Qué excluye.',
    sections: [
      { heading: 'Gratis', text: 'Envío terrestre gratis.' },
      { heading: 'Excluidos', text: 'Alaska y Hawái.' },
    ],
  },
];
const found = (question: string) => findTopics(topics, question).map(({ topic }) => topic.uri);

test('finds beginnings of words without accents and case, titles first', () => {
  expect(found('ENVIO')).toEqual(['shipping', 'ordering']);
  expect(found('hawai')).toEqual(['shipping']);
});

test('needs every word', () => {
  expect(found('envio alaska')).toEqual(['shipping']);
  expect(found('envio zapatos')).toEqual([]);
});

test('answers with the section that holds the words', () => {
  expect(findTopics(topics, 'alaska')[0]?.answer).toBe('Alaska y Hawái.');
});

test.each(['', '   ', '***', '((((', 'a'.repeat(10_000)])('finds nothing for %j', (question) => {
  expect(found(question)).toEqual([]);
});
