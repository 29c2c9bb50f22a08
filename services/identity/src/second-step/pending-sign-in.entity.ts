import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SignInStep } from '@gantry/contracts/schemas/second-step';
import { Account } from '../account/account.entity.ts';

const minute = 60 * 1000;
/** So long a right password waits for its second step. */
const lifetime = 10 * minute;

const PendingSignInSchema = defineEntity({
  name: 'PendingSignIn',
  schema: 'identity',
  tableName: 'pending_sign_in',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.blob(),
    account: () => p.manyToOne(Account),
    step: p.string().$type<SignInStep>(),
    /** sealed secret of the app that is being set up; null for other steps */
    setUp: p.string().nullable(),
    /** what a passkey has to sign for it, base64url */
    challenge: p.string(),
    /** whether the session is to outlive the browser */
    isRemembered: p.boolean(),
    tries: p.integer(),
    expiresAt: p.datetime(),
  },
});

/** What a sign-in waits for. */
export interface NextStep {
  readonly step: SignInStep;
  /** sealed secret of the app that is to be set up; null for other steps */
  readonly setUp: string | null;
  /** what a passkey has to sign */
  readonly challenge: string;
  /** whether the session is to outlive the browser */
  readonly isRemembered: boolean;
}

/** A sign-in whose password was right. It opens nothing; its secret is in the visitor's cookie alone. */
export class PendingSignIn extends PendingSignInSchema.class {
  static begin(account: Account, next: NextStep, tokenHash: Buffer): PendingSignIn {
    const pending = new PendingSignIn();
    const expiresAt = new Date(Date.now() + lifetime);
    return Object.assign(pending, { id: randomUUID(), tokenHash, account, ...next, tries: 0, expiresAt });
  }
}
PendingSignInSchema.setClass(PendingSignIn);
