import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { rewriteQuery } from '@gantry/nest-kit/parse-query';
import { serviceRoot } from '@gantry/nest-kit/transport';
import { readTarget } from '@gantry/http-kit/target';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** The endpoint an address belongs to, and its path at the service. */
export interface RoutedCall {
  readonly endpoint: Endpoint;
  /** made of the endpoint's own pattern, the values in it and the query; nothing of it is the visitor's text */
  readonly path: string;
}

/** Which endpoints there are below a base, and where. */
export interface RoutedEndpoints {
  readonly pathOf: (endpoint: Endpoint) => string;
  readonly admits: (endpoint: Endpoint) => boolean;
}

const publicOnes: RoutedEndpoints = {
  pathOf: ({ path }) => path,
  admits: ({ audience }) => audience === 'public',
};

/** Longer than any name in a path, encoded. */
const maxValueLength = 512;

/**
 * Finds the endpoint of a target below a base, letter by letter: another case, or a slash more, is another address,
 * and other addresses have no endpoint.
 */
export class EndpointRouter {
  private readonly base: string;
  // the table has every method and path once, so a route's store is its endpoint
  private readonly routes = findMyWay({
    caseSensitive: true,
    ignoreTrailingSlash: false,
    ignoreDuplicateSlashes: false,
    maxParamLength: maxValueLength,
  });

  constructor(base: string, { pathOf, admits }: RoutedEndpoints = publicOnes) {
    this.base = base;
    for (const endpoint of allEndpoints.filter(admits))
      this.routes.on(endpoint.method, pathOf(endpoint), () => undefined, endpoint);
  }

  findEndpoint(method: string, target: string): RoutedCall | undefined {
    const read = readTarget(target);
    if (!read?.path.startsWith(this.base)) return undefined;
    const found = this.routes.find(method as HTTPMethod, read.path.slice(this.base.length));
    if (!found) return undefined;
    const endpoint = found.store as Endpoint;
    const path = fillPath(endpoint.path, found.params as Record<string, string>);
    return { endpoint, path: `${serviceRoot(endpoint.service)}${path}${rewriteQuery(read.query)}` };
  }
}
