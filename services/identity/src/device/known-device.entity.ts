import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.ts';

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  schema: 'identity',
  tableName: 'known_device',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.blob(),
    account: () => p.manyToOne(Account),
    usedAt: p.datetime(),
  },
});

/** A device somebody has signed in from, at one account. Only the hash of its secret is stored. */
export class KnownDevice extends KnownDeviceSchema.class {
  /** The facts of a device used now. */
  static factsOf(accountId: string, tokenHash: Buffer) {
    return { id: randomUUID(), tokenHash, account: accountId, usedAt: new Date() };
  }
}
KnownDeviceSchema.setClass(KnownDevice);
