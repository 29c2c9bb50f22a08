import { describe, expect, test } from '@jest/globals';
import type { PriceRecord, ShippedGoods, ShippingService } from '@gantry/contracts/schemas/shipping';
import { tariffKinds, type TariffKind, type TariffValues } from '@gantry/contracts/schemas/tariff';
import { freeGroundOf } from './ground-rules.ts';
import { pack } from './packages.ts';
import { allServices, rateAll, rateServices } from './rate-engine.ts';
import { replay } from './replay.ts';
import { serviceBook } from './services.ts';
import { Tariff, type TariffRows } from './tariff.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (from: number, to: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from + Math.floor((state / 2 ** 32) * (to - from + 1));
  };
}
type Dice = ReturnType<typeof dice>;
type Rows = { [Kind in TariffKind]?: readonly (TariffValues<Kind> & { from?: string; until?: string })[] };

function tariffOf(rows: Rows, day = '2026-06-01'): Tariff {
  const of = (kind: TariffKind) =>
    (rows[kind] ?? []).map(({ from = '2022-01-01', until = null, ...values }: any, at: number) => ({
      ...values,
      id: `${kind}-${at}`,
      effectiveFrom: from,
      effectiveUntil: until,
    }));
  return new Tariff(
    Object.fromEntries(tariffKinds.map((kind) => [kind, of(kind)])) as unknown as TariffRows,
    day,
  );
}

const parcelServices = allServices.filter((service) => serviceBook[service].way === 'parcel');
const freightServices = allServices.filter((service) => serviceBook[service].way === 'freight');
const fixedServices = allServices.filter((service) => serviceBook[service].way === 'fixed');
const zone = { originZip: '', country: 'US', fromZip: '', toZip: '', zone: '5' } as const;
const excluded = 'AK HI AA AE AP PR VI GU AS MP UM FM MH PW';
const freeGround = {
  rule: 'free-ground',
  service: 'ups-ground',
  minimumOrder: 0,
  upToPounds: 0,
  excluded,
  fee: 0,
} as const;

/** Tables without order: any amounts at any breaks, as careless staff might enter them. */
function anyTables(roll: Dice): Rows {
  const breaks = [1, 5, 12, 20, 50, 90, 150];
  const providers = ['ups', 'fedex', 'dhl', 'usps', 'yrc', 'freight-prepaid', 'fixed'] as const;
  const plain = { fromZip: '', toZip: '', overInches: 0, overPounds: 0, amount: 0, percent: 0 };
  return {
    zone: [zone],
    transit: allServices.map((service) => ({ service, zone: '5', minDays: 1, maxDays: roll(1, 9) })),
    base: parcelServices.flatMap((service) =>
      breaks.map((upToPounds) => ({ service, zone: '5', upToPounds, amount: roll(0, 9000) })),
    ),
    divisor: parcelServices.map((service) => ({
      service,
      overCubicInches: roll(0, 1) * 1728,
      cubicInchesPerPound: roll(120, 200),
    })),
    freight: freightServices.flatMap((service) =>
      (['50', '70', '100', '500'] as const).flatMap((freightClass) =>
        [0, 500, 1000].map((fromPounds) => ({
          service,
          zone: '5',
          freightClass,
          fromPounds,
          perHundredPounds: roll(500, 9000),
          minimum: roll(0, 20_000),
        })),
      ),
    ),
    fixed: fixedServices.flatMap((service) =>
      [70, 5000].map((upToPounds) => ({ service, zone: '5', upToPounds, amount: roll(0, 9000) })),
    ),
    surcharge: providers.flatMap((provider) => [
      { ...plain, provider, surcharge: 'fuel' as const, percent: roll(0, 3000) },
      { ...plain, provider, surcharge: 'residential' as const, amount: roll(0, 900) },
      { ...plain, provider, surcharge: 'liftgate' as const, amount: roll(0, 9000) },
      { ...plain, provider, surcharge: 'limited-access' as const, amount: roll(0, 9000) },
      { ...plain, provider, surcharge: 'hazmat' as const, amount: roll(0, 5000) },
      { ...plain, provider, surcharge: 'limited-quantity' as const, amount: roll(0, 500) },
      {
        ...plain,
        provider,
        surcharge: 'oversize' as const,
        overInches: 48,
        overPounds: 70,
        amount: roll(0, 5000),
      },
      {
        ...plain,
        provider,
        surcharge: 'delivery-area' as const,
        fromZip: '100',
        toZip: '104',
        amount: roll(0, 500),
      },
    ]),
    rule: [freeGround, { ...freeGround, rule: 'handling', minimumOrder: 5000, fee: 600 }],
  };
}

const bolt: ShippedGoods = {
  quantity: 1,
  weightGrams: 2000,
  lengthMm: 200,
  widthMm: 100,
  heightMm: 50,
  freightClass: null,
  hazmat: 'none',
};
function anyGoods(roll: Dice): ShippedGoods {
  const side = () => (roll(0, 3) === 0 ? null : roll(10, 1500));
  return {
    quantity: roll(1, 12),
    weightGrams: roll(1, 40_000),
    lengthMm: side(),
    widthMm: side(),
    heightMm: side(),
    freightClass: ([null, '50', '70', '100', '500'] as const)[roll(0, 4)] ?? null,
    hazmat: (['none', 'none', 'none', 'limited', 'full'] as const)[roll(0, 4)] ?? 'none',
    isPacked: roll(0, 4) === 0,
  };
}
const place = {
  country: 'US',
  region: 'NY',
  postalCode: '10001',
  city: 'New York',
  residential: false,
  liftgate: false,
  limitedAccess: false,
  poBox: false,
};
const requestOf = (goods: readonly ShippedGoods[], facts: Partial<PriceRecord['request']> = {}) => ({
  ...place,
  subtotal: 10_000,
  goods: [...goods],
  ...facts,
});
const anyRequest = (roll: Dice): PriceRecord['request'] =>
  requestOf(
    Array.from({ length: roll(1, 4) }, () => anyGoods(roll)),
    {
      subtotal: roll(0, 20_000),
      residential: roll(0, 1) === 1,
      liftgate: roll(0, 1) === 1,
      limitedAccess: roll(0, 1) === 1,
      poBox: roll(0, 5) === 0,
    },
  );
const origin = '82001';
const rate = (request: PriceRecord['request'], tariff: Tariff, service: ShippingService, isCost = false) =>
  rateServices({ origin, request, isCost }, [service], tariff)[0] ?? null;
/** What a property must hold for: hundreds of tables and shipments. */
const runs = Array.from({ length: 300 }, (_, at) => at + 1);

describe('whatever the tables say', () => {
  test('a pound more is never cheaper with the same service', () => {
    let compared = 0;
    for (const seed of runs) {
      const roll = dice(seed);
      const tariff = tariffOf(anyTables(roll));
      const request = anyRequest(roll);
      const at = roll(0, request.goods.length - 1);
      const goods = request.goods.map((one, index) =>
        index === at ? { ...one, weightGrams: one.weightGrams + roll(1, 30_000) } : one,
      );
      for (const service of allServices) {
        const [before, after] = [
          rate(request, tariff, service, true),
          rate({ ...request, goods }, tariff, service, true),
        ];
        if (!before || !after) continue;
        compared += 1;
        expect([seed, service, after.amount >= before.amount]).toEqual([seed, service, true]);
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('the amount is the sum of its parts, each read from rows that are kept', () => {
    for (const seed of runs) {
      const roll = dice(seed);
      const tariff = tariffOf(anyTables(roll));
      for (const { amount, parts, rows } of rateAll({ origin, request: anyRequest(roll) }, tariff)) {
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        const kept = new Set(rows.map(({ id }) => id));
        expect(parts.flatMap((part) => part.rows).filter((id) => !kept.has(id))).toEqual([]);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('a kept price comes to the same cents from its own rows', () => {
    let replayed = 0;
    for (const seed of runs) {
      const roll = dice(seed);
      const tariff = tariffOf(anyTables(roll));
      for (const record of rateAll({ origin, request: anyRequest(roll) }, tariff)) {
        const again = replay(JSON.parse(JSON.stringify(record)));
        expect(again?.parts.map(({ part, amount }) => [part, amount])).toEqual(
          record.parts.map(({ part, amount }) => [part, amount]),
        );
        expect([again?.amount, again?.handlingFee]).toEqual([record.amount, record.handlingFee]);
        replayed += 1;
      }
    }
    expect(replayed).toBeGreaterThan(1000);
  });

  test('dangerous goods never fly', () => {
    for (const seed of runs) {
      const roll = dice(seed);
      const request = anyRequest(roll);
      const goods = [
        ...request.goods,
        { ...bolt, hazmat: seed % 2 ? ('limited' as const) : ('full' as const) },
      ];
      const rated = rateAll({ origin, request: { ...request, goods } }, tariffOf(anyTables(roll)));
      expect(rated.filter(({ service }) => serviceBook[service].flies)).toEqual([]);
    }
  });

  test('parcels and pallets are told apart: what is beyond a parcel goes by freight alone', () => {
    const tariff = tariffOf(anyTables(dice(1)));
    const ways = (goods: ShippedGoods) =>
      new Set(
        rateAll({ origin, request: requestOf([goods]) }, tariff).map(
          ({ service }) => serviceBook[service].way,
        ),
      );
    expect(ways(bolt)).toEqual(new Set(['parcel', 'fixed']));
    expect(ways({ ...bolt, weightGrams: 69_000 })).toEqual(new Set(['freight', 'fixed']));
    expect(ways({ ...bolt, lengthMm: 2800 })).toEqual(new Set(['freight', 'fixed']));
    expect(ways({ ...bolt, quantity: 120 })).toEqual(new Set(['freight', 'fixed']));
  });

  test('only the mail brings things to boxes and to the armed forces', () => {
    const tariff = tariffOf(anyTables(dice(2)));
    const services = (facts: Partial<PriceRecord['request']>) =>
      rateAll({ origin, request: requestOf([bolt], facts) }, tariff).map(({ service }) => service);
    const mail = ['gm-parcel', 'usps-parcel-post', 'fixed'];
    expect(services({ poBox: true })).toEqual(mail);
    expect(services({ city: 'APO' })).toEqual(mail);
    expect(services({ region: 'AE', postalCode: '09012' })).toEqual(mail);
    expect(services({})).toEqual(allServices.filter((service) => serviceBook[service].way !== 'freight'));
  });
});

describe('free ground', () => {
  const tariff = tariffOf({ rule: [freeGround] });
  const reason = (country: string, region: string | null, postalCode: string, city = 'Town') =>
    freeGroundOf(requestOf([bolt], { country, region, postalCode, city }), pack([bolt]), tariff).reason;

  test.each([
    ['US', 'WY', '82001', 'eligible'],
    ['US', 'ny', '10001', 'eligible'],
    ['US', 'DC', '20001', 'eligible'],
    ['US', 'AK', '99501', 'outside-continental'],
    ['US', 'HI', '96813', 'outside-continental'],
    ['US', 'PR', '00901', 'outside-continental'],
    ['US', 'AE', '09012', 'outside-continental'],
    // either alone is enough
    ['US', 'WY', '99501', 'outside-continental'],
    ['US', 'AK', '82001', 'outside-continental'],
    ['US', 'NY', '09012', 'outside-continental'],
    ['PR', null, '00901', 'outside-continental'],
    ['GU', null, '', 'outside-continental'],
    ['US', 'HI', '', 'outside-continental'],
    ['US', 'OH', '', 'eligible'],
    ['US', null, '', 'needs-address'],
    ['US', 'WY', '00000', 'needs-address'],
    ['CA', 'ON', 'K1A 0B1', 'contact-us'],
    ['other', null, '', 'contact-us'],
  ])('%s %s %s: %s', (country, region, postalCode, expected) => {
    expect(reason(country, region, postalCode)).toBe(expected);
  });

  test.each(['APO', 'fpo', 'DPO '])('a city of %j is the armed forces’', (city) => {
    expect(reason('US', 'NY', '10001', city)).toBe('outside-continental');
  });

  test('takes everything off the one service, and nothing off others', () => {
    const priced = tariffOf(anyTables(dice(3)));
    const request = requestOf([bolt], { residential: true });
    const ground = rate(request, priced, 'ups-ground');
    expect(ground?.amount).toBe(0);
    expect(ground?.parts.at(-1)?.part).toBe('free-ground');
    expect(rate(request, priced, 'ups-ground', true)?.amount).toBeGreaterThan(0);
    expect(rate(request, priced, 'ups-next-day-air')?.parts.map(({ part }) => part)).not.toContain(
      'free-ground',
    );
  });

  test('holds from a goods value, up to a weight, and not at a post office box', () => {
    const strict = tariffOf({ rule: [{ ...freeGround, minimumOrder: 10_000, upToPounds: 20 }] });
    const why = (facts: Partial<PriceRecord['request']>, goods = [bolt]) =>
      freeGroundOf(requestOf(goods, facts), pack(goods), strict).reason;
    expect(why({})).toBe('eligible');
    expect(why({ subtotal: 9999 })).toBe('below-minimum');
    expect(why({}, [{ ...bolt, quantity: 6 }])).toBe('freight-only');
    expect(why({ poBox: true })).toBe('po-box');
  });
});

describe('dates', () => {
  const base = { service: 'ups-ground', zone: '5', upToPounds: 10 } as const;
  const rows: Rows = {
    zone: [zone],
    transit: [{ service: 'ups-ground', zone: '5', minDays: 2, maxDays: 3 }],
    base: [
      { ...base, amount: 1000, from: '2026-01-01' },
      { ...base, amount: 1200, from: '2026-07-01' },
      { ...base, amount: 1, from: '2025-01-01', until: '2025-06-01' },
    ],
  };
  test.each([
    ['2024-12-31', undefined],
    ['2025-05-31', 1],
    ['2025-06-01', undefined],
    ['2026-01-01', 1000],
    ['2026-06-30', 1000],
    ['2026-07-01', 1200],
  ])('on %s it is %p', (day, amount) => {
    expect(rate(requestOf([bolt]), tariffOf(rows, day), 'ups-ground')?.amount).toBe(amount);
  });
});

test('the zone that fits closest holds: the longest origin, the country itself, the narrowest ZIP codes', () => {
  const tariff = tariffOf({
    zone: [
      { ...zone, zone: 'far' },
      { ...zone, fromZip: '100', toZip: '149', zone: 'east' },
      { ...zone, fromZip: '10001', toZip: '10001', zone: 'block' },
      { ...zone, originZip: '820', fromZip: '820', toZip: '831', zone: 'home' },
      { ...zone, country: '*', zone: 'world' },
      { ...zone, country: 'CA', zone: 'canada' },
    ],
  });
  const to = (country: string, postalCode: string, from = origin) =>
    tariff.zoneTo(from, { country, region: null, postalCode })?.zone;
  expect([to('US', '10001-1234'), to('US', '10002'), to('US', '60601'), to('US', '82601')]).toEqual([
    'block',
    'east',
    'far',
    'home',
  ]);
  expect([to('US', '82601', '10001'), to('CA', 'K1A 0B1'), to('FR', '75001'), to('other', '')]).toEqual([
    'far',
    'canada',
    'world',
    undefined,
  ]);
});

test('size counts where a package is lighter than it is large', () => {
  const tariff = tariffOf({
    zone: [zone],
    transit: [{ service: 'ups-ground', zone: '5', minDays: 1, maxDays: 1 }],
    divisor: [{ service: 'ups-ground', overCubicInches: 0, cubicInchesPerPound: 139 }],
    base: [10, 50].map((upToPounds) => ({
      service: 'ups-ground',
      zone: '5',
      upToPounds,
      amount: upToPounds,
    })),
  });
  const pillow = { ...bolt, weightGrams: 900, lengthMm: 508, widthMm: 508, heightMm: 254 };
  // 20 × 20 × 10 inches over 139 are 28.8 pounds
  expect(rate(requestOf([pillow]), tariff, 'ups-ground')?.parts).toMatchObject([{ pounds: 29, amount: 50 }]);
  expect(rate(requestOf([bolt]), tariff, 'ups-ground')?.parts).toMatchObject([{ pounds: 5, amount: 10 }]);
});

test('freight below a weight break may be billed as the break, and never below the minimum', () => {
  const row = { service: 'best-way', zone: '5', freightClass: '100' } as const;
  const tariff = tariffOf({
    zone: [zone],
    transit: [{ service: 'best-way', zone: '5', minDays: 1, maxDays: 1 }],
    freight: [
      { ...row, fromPounds: 0, perHundredPounds: 5000, minimum: 30_000 },
      { ...row, fromPounds: 1000, perHundredPounds: 3000, minimum: 30_000 },
    ],
  });
  const of = (pounds: number) =>
    rate(requestOf([{ ...bolt, weightGrams: pounds * 453.592_37 }]), tariff, 'best-way')?.parts[0];
  expect(of(900)).toMatchObject({ pounds: 1000, amount: 30_000, freightClass: '100' });
  expect(of(2000)).toMatchObject({ pounds: 2000, amount: 60_000 });
  expect(of(200)).toMatchObject({ amount: 30_000 });
});
