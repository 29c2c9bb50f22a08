import type { Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';

interface Route {
  readonly endpoint: Endpoint;
  readonly segments: readonly string[];
}

/**
 * Finds the public endpoint of a path below `/api/v1`. Compared letter by letter: case, doubled and trailing slashes
 * are other addresses, and other addresses have no endpoint.
 */
export class EndpointRouter {
  /** `GET 3` → routes with that many segments, those with fewer placeholders first */
  readonly #routes = new Map<string, Route[]>();

  constructor(endpoints: readonly Endpoint[] = allEndpoints) {
    for (const endpoint of endpoints) if (endpoint.audience === 'public') this.add(endpoint);
    for (const routes of this.#routes.values()) routes.sort((a, b) => placeholders(a) - placeholders(b));
  }

  find(method: string, path: string): Endpoint | undefined {
    const segments = path.split('/').slice(1);
    const candidates = this.#routes.get(`${method} ${segments.length}`) ?? [];
    return candidates.find((route) => matches(route.segments, segments))?.endpoint;
  }

  private add(endpoint: Endpoint): void {
    const segments = endpoint.path.split('/').slice(1);
    const key = `${endpoint.method} ${segments.length}`;
    this.#routes.set(key, [...(this.#routes.get(key) ?? []), { endpoint, segments }]);
  }
}

const isPlaceholder = (segment: string) => segment.startsWith(':');
const placeholders = (route: Route) => route.segments.filter(isPlaceholder).length;

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, index) =>
    isPlaceholder(part) ? segments[index] !== '' : part === segments[index],
  );
}
