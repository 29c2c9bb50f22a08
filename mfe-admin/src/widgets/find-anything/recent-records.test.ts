/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { recentRecordsKey } from '@gantry/contracts/personal-storage';
import { readRecent, recordAt, rememberRecent } from './recent-records.ts';

const order = (number: string, title = '') => ({ kind: 'order' as const, opens: number, number, title });
beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('records opened lately', () => {
  test('come newest first, once each, with the title that is known, and no more than eight', () => {
    for (let number = 1; number <= 9; number += 1) rememberRecent('a-1', order(`${number}`, `No. ${number}`));
    rememberRecent('a-1', order('5'));
    const recent = readRecent('a-1');
    expect(recent.map(({ number }) => number)).toEqual(['5', '9', '8', '7', '6', '4', '3', '2']);
    expect(recent[0]?.title).toBe('No. 5');
  });

  test('are nobody else’s', () => {
    rememberRecent('a-1', order('1', 'Acme'));
    expect(readRecent('a-2')).toEqual([]);
    rememberRecent('a-2', order('2'));
    expect(readRecent('a-1')).toEqual([]);
  });

  test('are none where the browser keeps nothing, or something else', () => {
    for (const text of ['{', '[]', '{"account":"a-1","records":[{"kind":"page","opens":"//evil"}]}']) {
      localStorage.setItem(recentRecordsKey, text);
      expect(readRecent('a-1')).toEqual([]);
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => rememberRecent('a-1', order('1'))).not.toThrow();
  });

  test.each([
    ['/admin/orders/order-100001', '', 'order 100001'],
    ['/admin/orders/offer-q-1', '', 'quote q-1'],
    ['/admin/orders/invoice-c-1', '', 'credit-memo c-1'],
    ['/admin/orders', 'open=100001', 'order 100001'],
    ['/admin/orders', 'list=inquiries&open=q-1', 'quote q-1'],
    ['/admin/requests/create-100001', '', undefined],
    ['/admin/orders', '', undefined],
  ])('are told by the address %s?%s', (path, search, expected) => {
    const record = recordAt(path, new URLSearchParams(search));
    expect(record && `${record.kind} ${record.number}`).toBe(expected);
  });
});
