import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PasskeyTransport, PasskeyView } from '@gantry/contracts/schemas/passkey';
import { Account } from '../account/account.entity.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  schema: 'identity',
  tableName: 'passkey',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account),
    /** the authenticator's own id of it, base64url */
    credentialId: p.string(),
    /** COSE key; the private one never leaves the authenticator */
    publicKey: p.blob(),
    /** how often the authenticator says it was used; 0 where it does not count */
    counter: p.bigint('number'),
    transports: p.array().$type<PasskeyTransport[]>(),
    /** kept by a password manager on several devices */
    isSynced: p.boolean(),
    name: p.string(),
    createdAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** What an authenticator has made, once that was verified. */
export type MadePasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** A key pair of an authenticator, by which an account is signed in to (ADR 0006). */
export class Passkey extends PasskeySchema.class {
  static factsOf(name: string, made: MadePasskey) {
    return { id: randomUUID(), name, ...made, createdAt: new Date(), usedAt: null };
  }

  get view(): PasskeyView {
    const { id, name, createdAt, usedAt, isSynced } = this;
    return {
      id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      isSynced,
    };
  }
}
PasskeySchema.setClass(Passkey);
