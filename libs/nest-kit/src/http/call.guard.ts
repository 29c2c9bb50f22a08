import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { KeyRing } from '@gantry/http-kit/keys';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { DomainError } from '../errors.ts';
import { admitCall } from './admit.ts';
import { admitCaller } from './admit-caller.ts';
import { accessKey, endpointKey, type RouteAccess, type ServedRequest } from './serve.ts';

/**
 * The only way into a service: the caller's key, rights of the endpoint, idempotency key, input. A route that is neither
 * an endpoint nor opened with `RouteFor` answers NOT_FOUND.
 */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyRing,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<ServedRequest>();
    const access = this.reflector.get<RouteAccess | undefined>(accessKey, handler);
    if (access === 'open') return true;
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, handler);
    const opened = access ?? endpoint;
    if (!opened) throw new DomainError('NOT_FOUND');
    admitCaller(this.keys, request.headers, opened);
    if (access || !endpoint) return true;
    request.input = admitCall(endpoint, request.call, request);
    return true;
  }
}
