import { expect, test } from '@jest/globals';
import { readRequestReason, requestReason, requestSubjects, requestTypes } from './return-policy.ts';

test('why money goes back is read as it was written, and words of people are left alone', () => {
  for (const type of requestTypes)
    for (const subject of requestSubjects)
      expect(readRequestReason(requestReason({ type, subject }))).toEqual({ type, subject });
  for (const words of [
    '',
    'return',
    'return: ',
    'Return: defective-product',
    'return: defective-product: yes',
  ])
    expect(readRequestReason(words)).toBeNull();
});
