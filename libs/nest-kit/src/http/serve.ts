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
/**
 * Who may call a route that is no endpoint: `open` is for anybody, `gateway` for what the gateway passes on, `internal`
 * for the rest of our own machinery.
 */
export type RouteAccess = 'internal' | 'gateway' | 'open';

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

/** Reads a parameter of a method from the request. */
export type ReadPart = (request: ServedRequest) => unknown;
const partsKey = Symbol('parts');

/** The parameters of a controller's method, by place; those that no decorator below fills are missing. */
export const partsOf = (prototype: object, method: string): readonly ReadPart[] =>
  (Reflect.getMetadata(partsKey, prototype, method) as ReadPart[] | undefined) ?? [];

function part(read: ReadPart): () => ParameterDecorator {
  const decorator = createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<ServedRequest>()),
  );
  return () => (prototype, method, place) => {
    decorator()(prototype, method, place);
    const parts = [...partsOf(prototype, String(method))];
    parts[place] = read;
    Reflect.defineMetadata(partsKey, parts, prototype, String(method));
  };
}

/** The validated `{ params, query, body }`; its type is `ValidRequestOf<typeof endpoint>`. */
export const Input = part(({ input }) => input);
/** Who calls, as `Identity`; a guest when nobody is signed in. */
export const Caller = part(({ call }) => call.caller);
/** The whole `Call`: cart token, idempotency key, locale, cookies to set. */
export const CurrentCall = part(({ call }) => call);
