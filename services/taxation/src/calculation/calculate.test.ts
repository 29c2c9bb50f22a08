import { describe, expect, test } from '@jest/globals';
import { aSituation, aTaxingPlace } from './a-situation.ts';
import { calculateTax } from './calculate.ts';
import { reverseLine } from './reverse.ts';
import { splitTax, sumOfRates, taxOn } from '../rates/rate.ts';

const order = {
  lines: [
    { id: '1', amount: 1000, taxCode: 'standard' },
    { id: '2', amount: 1000, taxCode: 'exempt' },
  ],
  shipping: 500,
  handling: 600,
};
const local = [
  aTaxingPlace('state', 'OH', '0.05750'),
  aTaxingPlace('county', 'Licking', '0.01500'),
  aTaxingPlace('city', 'Newark', '0.00125'),
];

describe('rounding', () => {
  test.each([
    [1000, '0.05750', 58],
    [1, '0.50000', 1],
    [1, '0.49999', 0],
    [3, '0.05000', 0],
    [10, '0.05000', 1],
    [0, '0.07250', 0],
    [333, '0.07250', 24],
    [-1000, '0.05750', -58],
    [9_007_199_254_740, '0.10500', 945_755_921_748],
  ])('tax on %d at %s is %d, half up', (amount, rate, tax) => {
    expect(taxOn(amount, rate)).toBe(tax);
  });

  test('never differs from exact arithmetic by a cent', () => {
    for (let amount = 0; amount < 5000; amount += 7) {
      for (const rate of ['0.02900', '0.06875', '0.10500', '0.04225']) {
        const exact = (BigInt(amount) * BigInt(rate.replace('.', '')) * 2n + 100_000n) / 200_000n;
        expect(taxOn(amount, rate)).toBe(Number(exact));
      }
    }
  });

  test('refuses what is not a rate', () => {
    expect(() => taxOn(100, '6%')).toThrow(RangeError);
  });

  test('adds rates without losing a digit', () => {
    expect(sumOfRates(['0.04000', '0.04500', '0.00375'])).toBe('0.08875');
    expect(sumOfRates([])).toBe('0.00000');
  });
});

describe('reasons', () => {
  const reasonsIn = (facts: Parameters<typeof aSituation>[0]) =>
    calculateTax(order, aSituation(facts)).lines.map(({ id, amount, reason }) => [id, amount, reason]);

  test('goods, shipping and handling are taxed where the state says so', () => {
    expect(reasonsIn({})).toEqual([
      ['1', 58, 'standard'],
      ['2', 0, 'product-exempt'],
      ['shipping', 29, 'standard'],
      ['handling', 35, 'standard'],
    ]);
  });

  test.each([
    ['unknown-zip', { kind: 'unknown' as const }],
    ['no-nexus', { kind: 'abroad' as const }],
    ['no-nexus', { nexus: false }],
  ])('%s frees everything', (reason, facts) => {
    const tax = calculateTax(order, aSituation(facts));
    expect(tax.lines.map((line) => line.reason)).toEqual([reason, reason, reason, reason]);
    expect([tax.total, tax.complete]).toEqual([0, reason !== 'unknown-zip']);
  });

  test('shipping and handling are left out where the state does', () => {
    expect(reasonsIn({ shippingTaxable: false, handlingTaxable: false }).slice(2)).toEqual([
      ['shipping', 0, 'shipping-not-taxable'],
      ['handling', 0, 'shipping-not-taxable'],
    ]);
  });

  test('a certificate frees each line and is named on it; goods that are free anyway need none', () => {
    const certificate = { id: 'c', number: 'TX-77', reason: 'resale' };
    const { lines, total } = calculateTax(order, aSituation({ certificate }));
    expect(total).toBe(0);
    expect(lines.map((line) => [line.reason, line.certificate])).toEqual([
      ['customer-exempt', 'TX-77'],
      ['product-exempt', null],
      ['customer-exempt', 'TX-77'],
      ['customer-exempt', 'TX-77'],
    ]);
  });

  test('a holiday frees goods, of some tax codes or all, and never shipping', () => {
    expect(reasonsIn({ holiday: { name: 'August', taxCodes: [] } }).map(([, , reason]) => reason)).toEqual([
      'holiday',
      'product-exempt',
      'standard',
      'standard',
    ]);
    expect(reasonsIn({ holiday: { name: 'Tools', taxCodes: ['tools'] } })[0]).toEqual(['1', 58, 'standard']);
  });

  test.each([
    [100, 'holiday'],
    [101, 'standard'],
  ])('a holiday with a limit frees an item of %d cents: %s', (unitPrice, reason) => {
    const holidays = [{ name: 'Back to school', taxCodes: ['standard'], maxPrice: 100 }];
    const lines = [{ id: '1', amount: 10 * unitPrice, taxCode: 'standard', unitPrice }];
    const tax = calculateTax({ lines, shipping: 0, handling: 0 }, aSituation({ holidays }));
    expect(tax.lines[0]?.reason).toBe(reason);
    // an item that costs more is taxed in full
    expect(tax.total).toBe(reason === 'holiday' ? 0 : 58);
  });

  test('each of several holidays frees what it is for', () => {
    const holidays = [
      { name: 'Clothes', taxCodes: ['clothes'], maxPrice: 100 },
      { name: 'Tools', taxCodes: ['tools'], maxPrice: null },
    ];
    const lines = ['clothes', 'tools', 'standard'].map((taxCode) => ({ id: taxCode, amount: 1000, taxCode }));
    const { lines: taxed } = calculateTax({ lines, shipping: 0, handling: 0 }, aSituation({ holidays }));
    expect(taxed.map(({ reason }) => reason)).toEqual(['standard', 'holiday', 'standard']);
  });

  test('a reduced rate takes the place of the state’s and leaves the others', () => {
    const tax = calculateTax(order, aSituation({ places: local, taxCodes: { standard: '0.01000' } }));
    expect(tax.lines[0]).toMatchObject({ rate: '0.02625', amount: 26, reason: 'standard' });
  });
});

test('the parts of every amount sum up to it, and the lines to the total', () => {
  const rates = ['0.00125', '0.00375', '0.01000', '0.02333', '0.04225', '0.06875'];
  for (let amount = 1; amount < 4000; amount += 13) {
    const places = rates.slice(amount % 5).map((rate, at) => aTaxingPlace('district', String(at), rate));
    const lines = [amount, amount * 3, 99_999 - amount].map((one, at) => ({
      id: String(at),
      amount: one,
      taxCode: 'standard',
    }));
    const tax = calculateTax({ lines, shipping: amount, handling: 7 }, aSituation({ places }));
    for (const line of tax.lines) {
      expect(line.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(line.amount);
      expect(line.amount).toBe(taxOn(line.base, line.rate));
    }
    expect(tax.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(tax.total);
    expect(calculateTax({ lines, shipping: amount, handling: 7 }, aSituation({ places }))).toEqual(tax);
  }
});

test('a tax is split to the cent, what is left over to the largest remainders', () => {
  expect(splitTax(9, 100, ['0.04000', '0.04500', '0.00375'])).toEqual([4, 5, 0]);
  expect(splitTax(0, 0, ['0.04000'])).toEqual([0]);
  expect(splitTax(-9, -100, ['0.04000', '0.04500', '0.00375'])).toEqual([-4, -5, 0]);
});

describe('giving back', () => {
  const [line] = calculateTax(
    { lines: [{ id: '1', amount: 9999, taxCode: 'standard' }], shipping: 0, handling: 0 },
    aSituation({ places: local }),
  ).lines;

  test('all of a line gives back all of its tax', () => {
    expect(reverseLine(line!, { amount: 9999, before: 0 })).toMatchObject({
      amount: line!.amount,
      base: 9999,
    });
  });

  test.each([1, 7, 100, 3333, 5000])(
    'parts of %d given back one after the other sum up to the tax',
    (step) => {
      let [before, tax] = [0, 0];
      while (before < 9999) {
        const amount = Math.min(step, 9999 - before);
        const given = reverseLine(line!, { amount, before });
        expect(given.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(given.amount);
        tax += given.amount;
        before += amount;
      }
      expect(tax).toBe(line!.amount);
    },
  );
});
