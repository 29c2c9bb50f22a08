import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { networkOf } from '@gantry/nest-kit/network';
import { GatewayConfig } from '../gateway.config.ts';
import { RateLimiter, type Allowance } from './rate-limiter.ts';

/** Salts a stranger may make us derive keys for; each costs 0.3 ms of CPU. */
const freshSalts: Allowance = { max: 120, windowSeconds: 60 };

/** Applies the limits of the endpoint table. */
@Injectable()
export class Limits {
  private readonly limiter = new RateLimiter();

  constructor(private readonly config: GatewayConfig) {}

  /** @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds */
  forEndpoint({ name, limit }: Endpoint, address: string, caller: Identity): void {
    if (!limit) return;
    const who = limit.by === 'session' && caller.sessionId ? caller.sessionId : networkOf(address);
    this.takeToken(`${name} ${who}`, limit);
  }

  forFreshSalt(address: string): void {
    this.takeToken(`salt ${networkOf(address)}`, freshSalts);
  }

  private takeToken(key: string, { max, windowSeconds }: Allowance): void {
    const allowance = { max: max * this.config.GATEWAY_LIMIT_FACTOR, windowSeconds };
    const retryAfter = this.limiter.takeToken(key, allowance);
    if (retryAfter > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
  }
}
