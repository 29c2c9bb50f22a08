import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { networkOf } from '@gantry/nest-kit/network';
import { GatewayConfig } from '../gateway.config.ts';
import type { Allowance } from './rate-limiter.ts';
import { RequestCounters } from './request-counters.ts';

/** Salts a stranger may make us derive keys for; each costs 0.3 ms of this process's CPU. */
const freshSalts: Allowance = { max: 120, windowSeconds: 60 };

/** Calls of one key; a program that asks more often than ten times a second wants a file instead. */
const ofKey: Allowance = { max: 600, windowSeconds: 60 };

/**
 * Applies the limits of the endpoint table. An account has its own count, wherever it calls from: nobody else on its
 * network can use it up. Guests of one network share one.
 */
@Injectable()
export class Limits {
  constructor(
    private readonly config: GatewayConfig,
    private readonly counters: RequestCounters,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds */
  async checkEndpoint({ name, limit }: Endpoint, address: string, { accountId }: Identity): Promise<void> {
    if (!limit) return;
    const key = `${name} ${accountId ?? networkOf(address)}`;
    const allowance = this.allowanceOf(limit);
    const retryAfter = limit.perProcess
      ? this.counters.takeOwnToken(key, allowance)
      : await this.counters.takeToken(key, allowance);
    refuseUntil(retryAfter);
  }

  /** All calls of a key, whatever they ask for. @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds */
  checkKey(id: string): void {
    refuseUntil(this.counters.takeOwnToken(`key ${id}`, this.allowanceOf(ofKey)));
  }

  /** @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds */
  checkFreshSalt(address: string): void {
    refuseUntil(this.counters.takeOwnToken(`salt ${networkOf(address)}`, this.allowanceOf(freshSalts)));
  }

  private allowanceOf({ max, windowSeconds }: Allowance): Allowance {
    return { max: max * this.config.GATEWAY_LIMIT_FACTOR, windowSeconds };
  }
}

function refuseUntil(retryAfter: number): void {
  if (retryAfter > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
}
