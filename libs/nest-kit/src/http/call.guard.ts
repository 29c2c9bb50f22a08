import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { DomainError } from '../errors.ts';
import { admitCall } from './admit.ts';
import { internalHeaders } from './headers.ts';
import { InternalKey } from './internal-key.ts';
import { accessKey, endpointKey, type RouteAccess, type ServedRequest } from './serve.ts';

/**
 * The only way into a service: internal key, rights of the endpoint, idempotency key, input. A route that is neither
 * an endpoint nor opened with `RouteFor` answers NOT_FOUND.
 */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly key: InternalKey,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<ServedRequest>();
    const access = this.reflector.get<RouteAccess | undefined>(accessKey, handler);
    if (access === 'open') return true;
    if (!this.key.matches(request.headers[internalHeaders.key])) throw new DomainError('NOT_FOUND');
    if (access === 'internal') return true;
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, handler);
    if (!endpoint) throw new DomainError('NOT_FOUND');
    request.input = admitCall(endpoint, request.call, request);
    return true;
  }
}
