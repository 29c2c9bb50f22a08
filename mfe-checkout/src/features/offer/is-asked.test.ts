import { expect, test } from '@jest/globals';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { isAsked } from './is-asked.ts';

type Facts = NonNullable<Offer['approval']>;
const offer = (approval: Partial<Facts> | null, mayAsk = true) =>
  ({ approval: approval && { limit: 100, reasons: ['limit'], budget: null, ...approval }, mayAsk }) as Offer;

test.each([
  ['above the limit', offer({}), 101, true],
  ['while its total is not known', offer({}), null, true],
  ['for a part at the limit', offer({}), 100, false],
  ['for a part at the limit, for another reason too', offer({ reasons: ['limit', 'department'] }), 100, true],
  ['without a limit', offer({ limit: null, reasons: ['role'] }), 1, true],
  ['where nobody has to approve it', offer(null), 101, false],
  ['by whoever may not send it', offer({}, false), 101, false],
])('an offer %s is asked for or not', (_, one, total, isSent) => expect(isAsked(one, total)).toBe(isSent));
