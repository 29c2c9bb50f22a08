import { expect, test } from '@jest/globals';
import { catalogListBrands } from '@gantry/contracts/endpoints/catalog';
import { queryOf } from '../definitions.ts';
import { extraWith } from '../extra.test-kit.ts';
import { createRemoteApi } from '../remote-api.ts';
import { json, serverAnswering } from '../test-kit.ts';
import { answersOf, readAnswers } from './answers.ts';
import { hasAnswersTo } from './has-answers.ts';
import { makeStore } from './make-store.ts';

const brands = (name: string) => [{ name, slug: name.toLowerCase(), count: 3 }];

function storeWith() {
  const api = createRemoteApi('catalog', (build) => ({
    brands: build.query({
      ...queryOf(catalogListBrands),
      transformResponse: (answer: unknown) => ({ shown: answer }),
    }),
  }));
  const store = makeStore({ extra: extraWith(), apis: [api] });
  const ask = () => (store.dispatch as any)(api.endpoints.brands.initiate(undefined, { subscribe: false }));
  return { store, ask };
}

async function carriedAnswers() {
  serverAnswering(json({ data: brands('Norvik') }));
  const { store, ask } = storeWith();
  await ask();
  return readAnswers(JSON.parse(JSON.stringify(answersOf(store, 'catalog'))));
}

test('answers taken over from another store are not requested again', async () => {
  const answers = await carriedAnswers();
  const { store, ask } = storeWith();
  const server = serverAnswering(json({}, 500));
  store.takeIn('catalog', answers);
  expect((await ask()).data).toEqual({ shown: brands('Norvik') });
  expect(server).not.toHaveBeenCalled();
  expect(hasAnswersTo(store, 'catalog', Object.keys(answers))).toBe(true);
});

test('what a store was answered itself stays', async () => {
  const answers = await carriedAnswers();
  const { store, ask } = storeWith();
  serverAnswering(json({ data: brands('Own') }));
  await ask();
  store.takeIn('catalog', answers);
  expect((await ask()).data).toEqual({ shown: brands('Own') });
});

test('answers to questions that are not known, or of an api that is not there, stay out', async () => {
  const { store } = storeWith();
  store.takeIn('catalog', { 'other(undefined)': { endpointName: 'other', data: 1 } });
  store.takeIn('checkout', await carriedAnswers());
  expect(answersOf(store, 'catalog')).toEqual({});
});

test('a question that failed is no answer', async () => {
  const { store, ask } = storeWith();
  serverAnswering(json({}, 404));
  await ask();
  expect(answersOf(store, 'catalog')).toEqual({});
});
