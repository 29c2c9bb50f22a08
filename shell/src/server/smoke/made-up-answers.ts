import type { Transport } from '@gantry/api-client';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { endpoints } from '@gantry/contracts/endpoints/table';
import { sampleOf } from '@gantry/contracts/sample';

/** A public call as a pattern of paths, with an answer that fits it. */
interface Rule {
  readonly method: string;
  readonly pattern: RegExp;
  readonly body: unknown;
}

const prefix = '/api/v1';
const rules: readonly Rule[] = Object.values<Endpoint>(endpoints)
  .filter(({ audience }) => audience === 'public')
  .map(({ method, path, response }) => ({
    method,
    pattern: new RegExp(`^${prefix}${path.replace(/:\w+/g, '[^/]+')}$`),
    body: { data: sampleOf(response) },
  }));

/** Answers every call of the store with values made up from the contract, so that pages have something to show. */
export const madeUpAnswers: Transport = async ({ address, method }) => {
  const { pathname } = new URL(address);
  const rule = rules.find((one) => one.method === method && one.pattern.test(pathname));
  const headers = { get: () => null, getSetCookie: () => [] };
  return { status: rule ? 200 : 404, headers, body: rule ? rule.body : { error: { code: 'NOT_FOUND' } } };
};
