import { Injectable } from '@nestjs/common';
import type { PasskeyProof, PasskeyRequest } from '@gantry/contracts/schemas/passkey';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { Ceremonies, newChallenge } from '../passkey/ceremonies.ts';
import { Passkeys } from '../passkey/passkeys.ts';
import { SignOnPolicy } from '../company-sign-on/sign-on-policy.ts';
import { Tickets } from '../second-step/tickets.ts';
import { SignedInStep } from './signed-in.ts';

/** So long a page may stand open before its passkey is used, milliseconds; it asks anew when it was too long. */
const lifetime = 10 * 60 * 1000;
const ticketOwner = 'passkey sign-in';

/** Signs in by a passkey alone, which is two steps in one: the device, and the PIN or finger that unlocks it. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly ceremonies: Ceremonies,
    private readonly passkeys: Passkeys,
    private readonly tickets: Tickets,
    private readonly signedIn: SignedInStep,
    private readonly signOn: SignOnPolicy,
  ) {}

  /** What any passkey of this store is to sign, and what it is sent back with. */
  start(): { options: PasskeyRequest; ticket: string } {
    const challenge = newChallenge();
    return {
      options: this.ceremonies.describeRequest(challenge, []),
      ticket: this.tickets.issueTicket(challenge, ticketOwner, lifetime),
    };
  }

  /**
   * @throws DomainError SIGN_IN_EXPIRED for a ticket that is too old or was used; PASSKEY_REFUSED, alike for unknown
   *   passkeys, wrong signatures and accounts that may not sign in
   */
  async run(
    { ticket, proof, remember }: { ticket: string; proof: PasskeyProof; remember: boolean },
    call: Call,
  ): Promise<SignInAnswer> {
    const challenge = this.tickets.readTicket(ticket, ticketOwner);
    if (challenge === null) throw new DomainError('SIGN_IN_EXPIRED');
    const passkey = await this.passkeys.takeProof(proof, challenge);
    const account = passkey?.account;
    if (!account?.maySignIn || !account.isConfirmed) throw new DomainError('PASSKEY_REFUSED');
    if (await this.signOn.isRequired(account.email, account)) throw new DomainError('PASSKEY_REFUSED');
    if (!(await this.passkeys.useChallenge(challenge, lifetime))) throw new DomainError('SIGN_IN_EXPIRED');
    return { ...(await this.signedIn.signIn(account, call, remember)), step: null };
  }
}
