import { expect, test } from '@jest/globals';
import { showAnswer } from './show-answer.ts';

const show = showAnswer((number: string, status: string) => ({ number, status }));

function started(answer: Promise<{ data: string }>) {
  const dispatched: unknown[] = [];
  return { dispatched, dispatch: (action: unknown) => dispatched.push(action), queryFulfilled: answer };
}

test('puts what a change answered in the place of what is shown', async () => {
  const call = started(Promise.resolve({ data: 'confirmed' }));
  await show('o-7', call);
  expect(call.dispatched).toEqual([{ number: 'o-7', status: 'confirmed' }]);
});

test('leaves what is shown where the change was refused', async () => {
  const call = started(Promise.reject(new Error('refused')));
  await show('o-7', call);
  expect(call.dispatched).toEqual([]);
});
