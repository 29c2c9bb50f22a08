import { expect, test } from '@jest/globals';
import { salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import type { ContractClient } from '@gantry/nest-kit/client';
import { callOf, encodeCaller } from '@gantry/nest-kit/call';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { createLogger } from '@gantry/nest-kit/logger';
import { checkRights } from '@gantry/nest-kit/rights';
import { aCaller } from '@gantry/nest-kit/testing';
import { SessionResolver } from './session-resolver.ts';

const calls = 20_000;
/** Milliseconds of CPU a call may cost more because its caller has to be known. */
const allowed = 0.1;

test('knowing who calls adds at most 0.1 ms of CPU to a call, at the gateway and in the service', async () => {
  const client = { call: async () => aCaller() } as unknown as ContractClient;
  const sessions = new SessionResolver(client, createLogger('silent', 'test'));
  const tokens = Array.from({ length: 200 }, (_, n) => String(n).padStart(43, 's'));
  const authenticate = async (n: number) => {
    const caller = (await sessions.resolve(tokens[n % tokens.length]!))!;
    checkRights(salesListMyOrders, caller);
    const called = callOf({ [internalHeaders.caller]: encodeCaller(caller) }, 'request');
    checkRights(salesListMyOrders, called.caller);
  };
  for (let n = 0; n < 2000; n += 1) await authenticate(n);
  const costs: number[] = [];
  // the lowest of a few: what else the process has to do meanwhile only adds to it
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    for (let n = 0; n < calls; n += 1) await authenticate(n);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / calls);
  }
  expect(Math.min(...costs)).toBeLessThan(allowed);
});
