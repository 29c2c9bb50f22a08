import type { Readable } from 'node:stream';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { ServiceName } from '@gantry/contracts/callers';

/** A call on its way to a service: `path` begins with `/internal/<service>`. */
export interface ServiceRequest {
  readonly method: string;
  /** what the path is the address of; left out for what is no endpoint, such as a picture */
  readonly endpoint?: Endpoint;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, or a chunk of a file */
  readonly body?: string | Buffer;
  /** milliseconds until the caller gives up */
  readonly timeout: number;
}
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}
export interface StreamedAnswer extends Omit<ServiceAnswer, 'body'> {
  readonly stream: Readable;
}

/** How a service is reached: in this process or over HTTP. Fails with an Error only when there is no answer at all. */
export interface Transport {
  send(service: ServiceName, request: ServiceRequest): Promise<ServiceAnswer>;
  stream(service: ServiceName, request: ServiceRequest): Promise<StreamedAnswer>;
}
/** Injection token of the transport. */
export const TRANSPORT = Symbol('transport');

/** The address of a service's root, below which its endpoints stand. */
export const serviceRoot = (service: string) => `/internal/${service}`;
