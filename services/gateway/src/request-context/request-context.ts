import { Injectable } from '@nestjs/common';
import { cookieNames, headersFromCookies, internalKeyHeader } from '@gantry/contracts/cookies';
import { readCookies } from '@gantry/http-kit/cookies';
import { KeyRing } from '@gantry/http-kit/keys';
import type { FastifyRequest } from 'fastify';
import { CookieWriter } from '../cookies/cookie-writer.ts';

/** What the gateway knows of a request before it asks anybody. */
export interface RequestContext {
  /** the secret of a program's key as sent; null where a browser calls. No cookie counts beside it. */
  readonly apiKey: string | null;
  /** the session's secret as sent; null without one */
  readonly sessionToken: string | null;
  /** the guest's cart, null unless it looks like one of our tokens */
  readonly cartToken: string | null;
  /** the guest's request for a quote, null unless it looks like one of our tokens */
  readonly quoteToken: string | null;
  /** the device's secret, null unless it looks like one */
  readonly deviceToken: string | null;
  /** the secret of a sign-in that waits for its second step, null unless it looks like one */
  readonly signInStepToken: string | null;
  /** the secret of a company sign-on that was begun here, null unless it looks like one */
  readonly signOnToken: string | null;
  readonly locale: string;
  /** the visitor's network address */
  readonly address: string;
  /** the shell's server calls on a visitor's behalf: it may send plain bodies, and has checked the form's origin */
  readonly isOurServer: boolean;
}

/** A bearer is a key of ours or nothing; other schemes, such as a proxy's own password, are not for us. */
const bearer = /^bearer +(?<secret>\S+) *$/i;
const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;
const localePattern = /^[a-z]{2}-[A-Z]{2}$/;

/** Reads the context of a request from its headers and cookies. */
@Injectable()
export class RequestContextReader {
  constructor(
    private readonly keys: KeyRing,
    private readonly cookieWriter: CookieWriter,
  ) {}

  readContext(request: FastifyRequest): RequestContext {
    const apiKey = apiKeyOf(request);
    const cookies = apiKey === null ? readCookies(request.headers.cookie) : {};
    const hasKey = this.keys.callerOf(request.headers[internalKeyHeader]) === 'shell';
    const cart = cookies[cookieNames.cart] ?? '';
    const quote = cookies[cookieNames.quote] ?? '';
    const device = cookies[cookieNames.device] ?? '';
    const signInStep = cookies[cookieNames.signInStep] ?? '';
    const signOn = cookies[cookieNames.signOn] ?? '';
    // The page's own language goes before the one chosen last: a link may lead to another.
    const requested = request.headers[headersFromCookies[cookieNames.locale]];
    const locale = typeof requested === 'string' ? requested : (cookies[cookieNames.locale] ?? '');
    return {
      apiKey,
      sessionToken: cookies[this.cookieWriter.sessionCookie] || null,
      cartToken: tokenPattern.test(cart) ? cart : null,
      quoteToken: tokenPattern.test(quote) ? quote : null,
      deviceToken: tokenPattern.test(device) ? device : null,
      signInStepToken: tokenPattern.test(signInStep) ? signInStep : null,
      signOnToken: tokenPattern.test(signOn) ? signOn : null,
      locale: localePattern.test(locale) ? locale : 'en-US',
      address: hasKey ? forwardedAddress(request) : request.ip,
      // a request that the shell only forwards carries the visitor's host, and is trusted no more than any other
      isOurServer: hasKey && request.headers['x-forwarded-host'] === undefined,
    };
  }
}

const apiKeyOf = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.groups?.['secret'] ?? null;

// The shell overwrites this header, so its value is what the shell saw and not what the visitor wrote.
function forwardedAddress(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for'];
  return typeof forwarded === 'string' && forwarded !== '' ? forwarded.slice(0, 64) : request.ip;
}
