import { expect, test } from '@jest/globals';
import { afterDone, firstProgress, reopened, sectionOf } from './sections.ts';

test('opens the next section that is not done', () => {
  const second = afterDone(firstProgress, 'contact');
  expect(second).toEqual({ open: 'shipTo', done: ['contact'] });
  expect(afterDone(second, 'shipTo').open).toBe('service');
});

test('comes back to where it was after a section was changed', () => {
  const third = afterDone(afterDone(afterDone(firstProgress, 'contact'), 'shipTo'), 'service');
  const back = reopened(third, 'contact');
  expect(back).toEqual({ open: 'contact', done: ['shipTo', 'service'] });
  expect(afterDone(back, 'contact').open).toBe('payment');
});

test('knows the section of a field', () => {
  expect(sectionOf('shipTo.postalCode')).toBe('shipTo');
  expect(sectionOf('billTo.city')).toBe('payment');
  expect(sectionOf('unheard-of')).toBeUndefined();
});
