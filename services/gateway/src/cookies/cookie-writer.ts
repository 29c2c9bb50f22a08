import { Injectable } from '@nestjs/common';
import { stringifySetCookie } from 'cookie';
import type { ServiceName } from '@gantry/contracts/callers';
import { cookieNames, persistedCookieSeconds } from '@gantry/contracts/cookies';
import { readCookieHeader, type CookieInstruction } from '@gantry/nest-kit/cookies';
import { GatewayConfig } from '../gateway.config.ts';

const salesCookies: readonly string[] = [cookieNames.cart, cookieNames.cartRefresh, cookieNames.quote];

/** Services whose cookie instructions are followed, and which cookies each may touch. */
const mayWrite: Partial<Record<ServiceName, (name: string) => boolean>> = {
  identity: () => true,
  sales: (name) => salesCookies.includes(name),
};

/** Cookies that scripts have no business with. */
const hidden: readonly string[] = [
  cookieNames.accessToken,
  cookieNames.device,
  cookieNames.signInStep,
  cookieNames.signOn,
];

/** Writes cookies: flags and lifetimes are decided here and nowhere else (specification §9). */
@Injectable()
export class CookieWriter {
  /** name of the session's secret: browsers guard the `__Host-` prefix, which needs https */
  readonly sessionCookie: string;
  private readonly isHttps: boolean;

  constructor(config: GatewayConfig) {
    this.isHttps = config.PUBLIC_ORIGIN.startsWith('https:');
    this.sessionCookie = this.isHttps ? `__Host-${cookieNames.accessToken}` : cookieNames.accessToken;
  }

  /** `Set-Cookie` lines for the instructions of a service. */
  fromService(service: ServiceName, header: string | undefined): string[] {
    const allowed = mayWrite[service];
    if (!allowed) return [];
    return readCookieHeader(header)
      .filter(({ name }) => allowed(name))
      .map((instruction) => this.line(instruction));
  }

  /** Whether these lines belong to a sign-in. */
  beginsSession(lines: readonly string[]): boolean {
    return lines.some((line) => line.startsWith(`${this.sessionCookie}=`));
  }

  /** Lines that clear the cookies of a session that has ended; the cart's stays, it survives the session. */
  sessionEnded(): string[] {
    const names = [cookieNames.accessToken, cookieNames.session, cookieNames.user] as const;
    return names.map((name) => this.line({ name, value: null }));
  }

  /** The line with another secret of a session that goes on. */
  sessionRenewed({ token, isRemembered }: { token: string; isRemembered: boolean }): string {
    return this.line({ name: cookieNames.accessToken, value: token, isBrief: !isRemembered });
  }

  private line({ name, value, isBrief }: CookieInstruction): string {
    return stringifySetCookie(
      {
        name: name === cookieNames.accessToken ? this.sessionCookie : name,
        value: value ?? '',
        path: '/',
        ...(value !== null && isBrief ? {} : { maxAge: value === null ? 0 : persistedCookieSeconds }),
        sameSite: 'lax',
        httpOnly: hidden.includes(name),
        secure: this.isHttps,
      },
      { encode: encodeURIComponent },
    );
  }
}
