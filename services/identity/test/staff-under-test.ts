import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import {
  identityAdminActOnAccount,
  identityAdminGetAccount,
} from '@gantry/contracts/endpoints/admin-accounts';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { actOnAccountSchema, AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { Role } from '@gantry/domain/roles';
import { aCaller } from '@gantry/nest-kit/testing';
import type * as v from 'valibot';
import type { startIdentity } from './identity-under-test.ts';

type Under = Awaited<ReturnType<typeof startIdentity>>;
type Body = v.InferInput<typeof actOnAccountSchema>;
/** An act without the version, which is read before it. */
type Wanted = Body extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never;

/** Somebody of the staff. */
export const staff = (role: Role, name: string = role): Identity =>
  aCaller({ role, name, email: `${name}@gantry.example`, accountId: randomUUID(), accountNumber: 'a-9' });

/** The back office on one identity, by an admin of the store where nobody else is named. */
export function backOfficeOf(under: () => Under) {
  const admin = staff('admin', 'alex');

  const record = (number: string, caller = admin): Promise<AdminAccount> =>
    under().identity.call(identityAdminGetAccount, { params: { number } }, { caller });

  async function act(
    number: string,
    wanted: Wanted,
    caller = admin,
    version?: number,
    key: string = randomUUID(),
  ): Promise<AdminAccount> {
    const body = { ...wanted, version: version ?? (await record(number)).version } as Body;
    return under().identity.call(
      identityAdminActOnAccount,
      { params: { number }, body },
      { caller, idempotencyKey: key },
    );
  }

  /** What the trail says of an account, the newest first. */
  async function trailOf(number: string) {
    const query = { entity: 'account', number };
    const { items, chainIntact } = await under().identity.call(
      identityListAudit,
      { query },
      { caller: admin },
    );
    expect(chainIntact).toBe(true);
    return items.map(({ field, before, after, actor, reason }) => [field, before, after, actor, reason]);
  }

  return { admin, record, act, trailOf };
}
