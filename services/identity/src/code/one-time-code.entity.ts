import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.ts';
import { hashVerifier, provesCode, type CodeParts } from './code-text.ts';

/** `agree` and `prove`: today's mailbox and the new one of an account that wants another user name. */
export type CodePurpose = 'confirm' | 'recovery' | 'agree' | 'prove';

/** Seconds a code is good for. */
const lifetime = 30 * 60;
const maxTries = 10;

const OneTimeCodeSchema = defineEntity({
  name: 'OneTimeCode',
  schema: 'identity',
  tableName: 'one_time_code',
  properties: {
    id: p.uuid().primary(),
    selector: p.string(),
    verifierHash: p.blob(),
    purpose: p.string().$type<CodePurpose>(),
    account: () => p.manyToOne(Account),
    tries: p.integer(),
    expiresAt: p.datetime(),
  },
});

/** A code sent by mail. It is found by its first part and proven by the second, of which only a hash is stored. */
export class OneTimeCode extends OneTimeCodeSchema.class {
  static issue(account: Account, { purpose, atLeast, selector, verifier }: NewCode): OneTimeCode {
    const code = new OneTimeCode();
    return Object.assign(code, {
      id: randomUUID(),
      selector,
      verifierHash: hashVerifier(verifier),
      purpose,
      account,
      tries: 0,
      expiresAt: new Date(Date.now() + Math.max(lifetime, atLeast) * 1000),
    });
  }

  get secondsLeft(): number {
    return (this.expiresAt.getTime() - Date.now()) / 1000;
  }

  /** Counts the try; true for the right code in time. */
  accepts(verifier: string, now = new Date()): boolean {
    this.tries += 1;
    const isUsable = this.tries <= maxTries && this.expiresAt > now;
    return provesCode(verifier, this.verifierHash) && isUsable;
  }
}
OneTimeCodeSchema.setClass(OneTimeCode);

interface NewCode extends CodeParts {
  readonly purpose: CodePurpose;
  /** seconds */
  readonly atLeast: number;
}
