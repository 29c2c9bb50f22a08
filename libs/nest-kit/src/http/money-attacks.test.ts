import { describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import type { Endpoint } from '@gantry/contracts/endpoint';
import * as v from 'valibot';
import { validateInput } from './validate.ts';

/** What an attacker would like to say of money, and of themselves. */
const wishes = [
  'unitPrice',
  'grandTotal',
  'taxRate',
  'discount',
  'paymentStatus',
  'captured',
  'role',
  'accountId',
];
/** Numbers that nothing costs and nobody orders. */
const absurd = [-1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 2, Number.NaN, Number.POSITIVE_INFINITY];

const measured =
  /(quantity|amount|total|refund|price|cost|fee|percent|days|rating|pounds|length|width|height|part|shipping|handling|damaged)$/i;

/** What is only compared with our own figure, and refused where it differs. */
const compared = /(^|\.)accepted(Total|Refund)$/;
/** What a customer hopes to pay, which staff read. */
const hoped = /(^|\.)targetPrice$/;
/** What admins of a company give its people: roles there, and the amount of a budget; the role in the store is another field. */
const givenByAdmins = /^(companyRole|amount)$/;
/** Staff try out what taxes come to; nothing is written, and what goes back is negative. */
const tried = 'taxationAdminCalculate';

/** The parts of a valibot schema that are walked here. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly options?: readonly Node[];
  readonly pipe?: readonly Node[];
}
interface Leaf {
  readonly path: string;
  readonly node: Node;
}

const open = allEndpoints.filter(({ audience, body, transfer }) => {
  return audience === 'public' && body !== undefined && transfer === undefined;
});

/** What checks its value as a whole is one leaf, whatever it is made of. */
function leavesOf(node: Node, path = ''): Leaf[] {
  if (node.pipe && !node.entries && node.type !== 'array') return [{ path, node }];
  const internal = [
    node.wrapped,
    node.item,
    node.value,
    ...(typeof node.options?.[0] === 'object' ? node.options : []),
  ];
  const below = internal.flatMap((one) => (one && typeof one === 'object' ? leavesOf(one, path) : []));
  const fields = Object.entries(node.entries ?? {}).flatMap(([key, one]) =>
    leavesOf(one, path ? `${path}.${key}` : key),
  );
  return [{ path, node }, ...below, ...fields];
}

const bodyOf = ({ body }: Endpoint) => body as unknown as Node;
const isForCustomers = ({ rights }: Endpoint) => rights === 'anyone' || rights === 'customer';
/** Reads a body alone: what stands in the path is another matter. */
const refusalOf = (endpoint: Endpoint, body: unknown): unknown => {
  try {
    validateInput({ ...endpoint, params: undefined } as unknown as Endpoint, {
      params: undefined,
      query: {},
      body,
    });
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('of a call that changes something', () => {
  test.each(open.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s takes no word about prices, totals, rates, payments or the caller that it does not ask for',
    (_, endpoint) => {
      const known = new Set(leavesOf(bodyOf(endpoint)).map(({ path }) => path));
      for (const wish of wishes.filter((one) => !known.has(one))) {
        const issues = expect.arrayContaining([{ path: wish, message: 'is not known' }]);
        expect(refusalOf(endpoint, { [wish]: 1 })).toMatchObject({ code: 'INVALID', issues });
      }
    },
  );

  test('no number is taken for an amount, a quantity or a measure that is none', () => {
    const taken = open
      .filter(({ name }) => name !== tried)
      .flatMap(({ name, body }) =>
        leavesOf(body as unknown as Node)
          .filter(({ path }) => measured.test(path) && !compared.test(path))
          .flatMap(({ path, node }) => {
            // half a pound and half an inch are measures
            const isHalved = /(pounds|length|width|height)$/.test(path);
            const some = absurd.filter(
              (one) => v.safeParse(node as never, one).success && !(isHalved && one === 0.5),
            );
            return some.length > 0 ? [`${name} ${path}: ${some.join(' ')}`] : [];
          }),
      );
    expect(taken).toEqual([]);
  });

  test('customers and guests say nothing of what things cost but what they accept', () => {
    const said = open.filter(isForCustomers).flatMap((endpoint) =>
      leavesOf(bodyOf(endpoint))
        .map(({ path }) => path)
        .filter((path) => /(price|total|amount|rate|discount|fee|tax|status|role|credit|paid)s?$/i.test(path))
        .filter((path) => !compared.test(path) && !hoped.test(path))
        .filter((path) => endpoint.companyAct !== 'manage-people' || !givenByAdmins.test(path))
        .map((path) => `${endpoint.name} ${path}`),
    );
    expect(said).toEqual([]);
  });
});
