import { Injectable } from '@nestjs/common';
import { salesClaimCart } from '@gantry/contracts/endpoints/sales';
import type { User } from '@gantry/contracts/schemas/account';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { Logger } from '@gantry/nest-kit/logger';
import { writeSessionCookies } from '../cookies/session-cookies.ts';
import { KnownDevices } from '../device/known-devices.ts';
import { SessionService } from '../session/session.service.ts';
import type { Account } from '../account/account.entity.ts';

/** What a page gets when somebody has signed in. */
export interface SignedIn {
  readonly user: User;
  readonly cart: CartSummary | null;
}

/** The last steps of signing in and signing up: new session, known device, guest cart, cookies. */
@Injectable()
export class SignedInStep {
  constructor(
    private readonly sessions: SessionService,
    private readonly devices: KnownDevices,
    private readonly client: ContractClient,
    private readonly log: Logger,
  ) {}

  /** @param isRemembered whether the session outlives the browser */
  async signIn(account: Account, call: Call, isRemembered = false): Promise<SignedIn> {
    const { address, agent } = call;
    const origin = { address, agent, isRemembered };
    const session = await this.sessions.start(account, call.caller.sessionId, origin);
    await this.devices.remember(account, call);
    await this.sessions.noteSignIn(account.id);
    const cart = await this.claimCart(account, call);
    const user = await this.sessions.userOf(account.id, session.id);
    writeSessionCookies(call.cookies, session, user, cart);
    return { user, cart };
  }

  /** A cart that cannot be taken over now keeps nobody from signing in; it stays where it is. */
  private async claimCart(account: Account, call: Call): Promise<CartSummary | null> {
    const body = { token: call.cartToken, accountId: account.id };
    return this.client.call(salesClaimCart, { body }).catch((err: unknown) => {
      this.log.warn({ err, requestId: call.requestId }, 'the guest cart could not be taken over');
      return null;
    });
  }
}
