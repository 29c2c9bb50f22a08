import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Call } from './call.ts';

/** What the guard leaves on a request for the parameter decorators. */
export interface ServedRequest extends FastifyRequest {
  call: Call;
  input: unknown;
}

export const endpointKey = Symbol('endpoint');
export const accessKey = Symbol('access');
/** Who may call a route that is no endpoint: `internal` needs the key, `open` is for anybody. */
export type RouteAccess = 'internal' | 'open';

/** Binds a method to an endpoint of contracts: method, path, rights and validation come from there. */
export function Serve(endpoint: Endpoint): MethodDecorator {
  return applyDecorators(
    SetMetadata(endpointKey, endpoint),
    RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] }),
    HttpCode(200),
  );
}

/** Opens a route that is not in the endpoint table (health, images, the gateway's own). Without it: denied. */
export const RouteFor = (access: RouteAccess): MethodDecorator => SetMetadata(accessKey, access);

const request = (context: ExecutionContext) => context.switchToHttp().getRequest<ServedRequest>();

/** The validated `{ params, query, body }`; its type is `ValidRequestOf<typeof endpoint>`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).input);
/** Who calls, as `Identity`; a guest when nobody is signed in. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => request(context).call.caller,
);
/** The whole `Call`: cart token, idempotency key, locale, cookies to set. */
export const CurrentCall = createParamDecorator(
  (_: unknown, context: ExecutionContext) => request(context).call,
);
