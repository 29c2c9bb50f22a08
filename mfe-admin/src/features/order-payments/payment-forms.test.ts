import { expect, test } from '@jest/globals';
import { paymentActions } from '@gantry/contracts/schemas/payment';
import * as v from 'valibot';
import { paymentFields, paymentFormSchema } from './payment-forms.ts';

test('every act has a form', () => {
  expect(Object.keys(paymentFields).sort()).toEqual([...paymentActions].sort());
});

test('dollars are sent as cents, and nothing and less than nothing are no amounts', () => {
  const form = paymentFormSchema('refund');
  expect(v.parse(form, { amount: '1,250.50', reason: 'returned' })).toEqual({
    amount: 125_050,
    reason: 'returned',
  });
  for (const amount of ['', '0', '-5', 'all']) {
    expect(v.safeParse(form, { amount, reason: 'returned' }).success).toBe(false);
  }
});

test('money goes to one order, or to several in the order they are typed', () => {
  const form = paymentFormSchema('match');
  const parse = (toOrders: string) => v.safeParse(form, { toOrders, reason: 'one wire' });
  expect(parse('').output).toMatchObject({ toOrders: undefined });
  expect(parse('100002, 100001;100003').output).toMatchObject({ toOrders: ['100002', '100001', '100003'] });
  for (const typed of ['100001 100001', '100001, <b>']) expect(parse(typed).success).toBe(false);
});
