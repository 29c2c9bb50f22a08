import { expect, test } from '@jest/globals';
import {
  papersOfInquiry,
  papersOfOrder,
  papersOfReminder,
  papersOfRequest,
  papersOfShipment,
} from './papers-of-mails.ts';

/** What a test needs of an event; the rest is not looked at. */
const some = <Payload>(facts: Partial<Payload>): Payload => facts as Payload;
const shipment = { number: 's-1', token: 't', provider: 'ups', tracking: [], estimated: null };

test('an order is acknowledged with its paper, once', () => {
  expect(papersOfOrder({ number: '10001' })).toEqual([{ kind: 'order', number: '10001' }]);
});

test.each([
  ['shipped', true],
  ['partially-shipped', true],
  ['replacement-shipped', true],
  ['delivered', false],
  ['delivery-exception', false],
])('a shipment that is %s is told with its slip: %s', (to, hasSlip) => {
  const order = some<Parameters<typeof papersOfShipment>[0]>({ number: '10001', to, shipment });
  expect(papersOfShipment(order)).toEqual(hasSlip ? [{ kind: 'packing-slip', number: 's-1' }] : []);
  expect(papersOfShipment({ ...order, shipment: null })).toEqual([]);
});

test('the form of a return goes with the mail that authorizes it, and with no other', () => {
  const request = some<Parameters<typeof papersOfRequest>[0]>({ number: 'r-1', kind: 'authorized' });
  expect(papersOfRequest(request)).toEqual([{ kind: 'return', number: 'r-1' }]);
  expect(papersOfRequest({ ...request, kind: 'received' })).toEqual([]);
});

test('a reminder carries the invoice, and the statement of an account for the days it names', () => {
  const statement = { accountNumber: 'a-1', from: '2026-10-01', to: '2026-11-25' };
  const invoice = some<Parameters<typeof papersOfReminder>[0]>({ number: 'i-1', statement });
  expect(papersOfReminder(invoice)).toEqual([
    { kind: 'invoice', number: 'i-1' },
    { kind: 'statement', number: 'a-1', from: '2026-10-01', to: '2026-11-25' },
  ]);
  expect(papersOfReminder({ ...invoice, statement: null })).toHaveLength(1);
});

test('a request is acknowledged on paper to an account, never to an address nobody has proven', () => {
  const lines = [{ name: 'Bolt', partNumber: null, quantity: 1 }];
  const asked = some<Parameters<typeof papersOfInquiry>[0]>({
    kind: 'received',
    number: 'q-1',
    isGuest: false,
    lines,
  });
  expect(papersOfInquiry(asked)).toEqual([{ kind: 'quote', number: 'q-1' }]);
  expect(papersOfInquiry({ ...asked, isGuest: true })).toEqual([]);
  expect(papersOfInquiry({ ...asked, lines: [] })).toEqual([]);
  expect(papersOfInquiry({ ...asked, kind: 'offered', isGuest: true })).toEqual([
    { kind: 'offer', number: 'q-1' },
  ]);
  expect(papersOfInquiry({ ...asked, kind: 'retaxed' })).toEqual([{ kind: 'offer', number: 'q-1' }]);
  expect(papersOfInquiry({ ...asked, kind: 'cancelled' })).toEqual([]);
});
