import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { sortOrders } from '@gantry/contracts/list-orders';

const prefixes = ['', '/es', '/fr'];
const skus = ['PROBE-LOW', 'PROBE-CART', 'PROBE-CARTALONE', 'PROBE-MEMBER', 'PROBE-CLOSED'];
const queries = [
  '',
  'q=probe',
  'q=PROBE-CART',
  'sku=PROBE-CART,PROBE-MEMBER,PROBE-CARTALONE',
  'sku=PROBE-CART&quantity=3',
  'sku=PROBE-CART&quantity=3&zip=82001',
  'quantity=3',
  'path=probes',
  'brand=probeworks',
  'price=1600..1700',
  'price=8000000..9500000',
  ...sortOrders.map((sort) => `path=probes&sort=${sort}`),
];

/** Every reading call the endpoint table opens to anybody, with everything it might be asked about the probes. */
export function apiAddresses(uris: readonly string[]): string[] {
  const open = (allEndpoints as readonly Endpoint[]).filter(
    ({ audience, rights, method }) => audience === 'public' && rights === 'anyone' && method === 'GET',
  );
  return open.flatMap((endpoint) => {
    const paths = pathsOf(endpoint.path, { sku: skus, uri: uris });
    const asked = endpoint.query ? queries : [''];
    return paths.flatMap((path) => asked.map((query) => `/api/v1${path}${query ? `?${query}` : ''}`));
  });
}

function pathsOf(path: string, values: Readonly<Record<string, readonly string[]>>): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? [];
  if (name === undefined) return [path];
  return (values[name] ?? []).map((value) => fillPath(path, { [name]: value }));
}

/** Pages that show the probes, in every language, order and choice. */
export function probePages(uris: readonly string[]): string[] {
  const listings = [
    '/b/probes',
    '/b/probes/confidential-probes',
    '/b?brand=probeworks',
    '/b?q=probe',
    '/b?q=PROBE-CARTALONE',
    '/b/probes?price=1500..1700',
    '/b/probes?price=8000000..9500000',
    ...sortOrders.map((sort) => `/b/probes?sort=${sort}`),
  ];
  const products = uris.map((uri) => `/i/${uri}`);
  return prefixes.flatMap((prefix) => [...listings, ...products].map((path) => prefix + path));
}
