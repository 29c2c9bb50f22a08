import { expect, test } from '@jest/globals';
import { listQuery } from './list-query.ts';

const asked = (text: string) => listQuery(new URLSearchParams(text));

test('asks for the first page of all time by default', () => {
  expect(asked('')).toEqual({ page: '1', size: '25', period: 'all' });
});

test('reads page, period and search from the address', () => {
  expect(asked('page=3&period=90&q= PO-7 ')).toEqual({ page: '3', size: '25', period: '90', q: 'PO-7' });
});

test('takes nonsense for the default', () => {
  expect(asked('page=-1&period=7')).toEqual({ page: '1', size: '25', period: 'all' });
});

test('asks for the records of a colleague, or of everybody', () => {
  expect(asked('buyer=all')).toHaveProperty('buyer', 'all');
  expect(asked('buyer=10012')).toHaveProperty('buyer', '10012');
  expect(asked('buyer=')).not.toHaveProperty('buyer');
  expect(asked('buyer=<b>')).not.toHaveProperty('buyer');
});
