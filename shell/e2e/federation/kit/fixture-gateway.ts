import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { cacheTagsHeader, treeTag } from '@gantry/contracts/catalogue-tags';
import { helpAnswer } from './help-answers.ts';

/** A gateway that answers just what the pages of these tests ask for. */
export interface FixtureGateway {
  readonly url: string;
  /** path → number of calls */
  readonly hits: Record<string, number>;
  /** raised by tests that change the catalogue */
  version: number;
  /** names of the brands that `/brands` shows */
  brands: string[];
  stop(): Promise<void>;
}

export const brandsPath = '/api/v1/catalog/brands';

const staff = {
  accountNumber: 'A1001',
  email: 'staff@example.test',
  name: 'Sam Staff',
  company: null,
  role: 'admin',
  hasPrice: true,
  confirmed: true,
};

function answerTo(gateway: FixtureGateway, path: string, cookie: string): unknown {
  switch (path) {
    case '/internal/catalog/changes':
      return { version: gateway.version, indexed: true, all: true, tags: [] };
    case brandsPath:
      return gateway.brands.map((name) => ({ name, slug: name.toLowerCase(), count: 1, image: null }));
    case '/api/v1/catalog/categories':
      return [];
    case '/api/v1/get-user':
      return cookie.includes('session=staff') ? staff : null;
    case '/api/v1/catalog/own-prices':
      return { hasLists: false };
    case '/api/v1/auth/company-sign-on':
      return { isOffered: false, isRequired: false };
    case '/api/v1/quote/draft':
      return { content: { fields: {}, shipTo: null, lines: [] }, products: [], leftOut: 0, files: [] };
    case '/api/v1/cart/summary':
      return { token: 'x', count: cookie.includes('cart=full') ? 7 : 0, subtotal: 4200, currency: 'USD' };
    default:
      return path.startsWith('/api/v1/admin/operations/waiting/') ? { queues: [] } : helpAnswer(path);
  }
}

export async function startFixtureGateway(): Promise<FixtureGateway> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    gateway.hits[pathname] = (gateway.hits[pathname] ?? 0) + 1;
    const data = answerTo(gateway, pathname, request.headers.cookie ?? '');
    const isKnown = data !== undefined;
    const shown = pathname === brandsPath ? { [cacheTagsHeader]: `${gateway.version} ${treeTag}` } : {};
    response.writeHead(isKnown ? 200 : 503, { 'content-type': 'application/json', ...shown });
    response.end(JSON.stringify(isKnown ? { data } : { error: { code: 'UNAVAILABLE' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway: FixtureGateway = {
    url: `http://127.0.0.1:${port}`,
    hits: {},
    version: 1,
    brands: ['Acme'],
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return gateway;
}
