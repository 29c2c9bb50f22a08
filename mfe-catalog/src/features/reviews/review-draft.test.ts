import { afterEach, expect, jest, test } from '@jest/globals';
import { dropDraft, keepDraft, savedDraft } from './review-draft.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});
const values = { title: 'Half of a', rating: '4' };

test('comes back to the account that left it, for the product it is about', () => {
  keepDraft('hex', 'a-1', values);
  expect(savedDraft('hex', 'a-1')).toEqual(values);
  expect(savedDraft('hex', 'a-2')).toBeNull();
  expect(savedDraft('nut', 'a-1')).toBeNull();
  dropDraft('hex');
  expect(savedDraft('hex', 'a-1')).toBeNull();
});

test.each(['{', '"text"', '{"account":"a-1"}', 'null'])('is none when what is kept is %s', (text) => {
  sessionStorage.setItem('review-draft:hex', text);
  expect(savedDraft('hex', 'a-1')).toBeNull();
});

test('a browser that keeps nothing is no error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(() => keepDraft('hex', 'a-1', values)).not.toThrow();
  expect(savedDraft('hex', 'a-1')).toBeNull();
});
