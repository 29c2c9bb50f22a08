import type { AdminRoom } from './admin-rooms.ts';

/** The four independently deployed remotes and the addresses each owns (architecture: who owns what). */
export const remoteNames = ['catalog', 'checkout', 'account', 'admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** First path segment (without locale) → remote. `''` is the home page. */
export const remotePrefixes: Readonly<Record<string, RemoteName>> = {
  '': 'catalog',
  brands: 'catalog',
  categories: 'catalog',
  sitemap: 'catalog',
  b: 'catalog',
  i: 'catalog',
  'help-section': 'catalog',
  cart: 'checkout',
  quote: 'checkout',
  checkout: 'checkout',
  shipment: 'checkout',
  'sign-in': 'account',
  auth: 'account',
  'my-account': 'account',
  supplier: 'account',
  admin: 'admin',
};

/** The remote that owns a path without locale prefix; undefined for the shell's own pages and unknown ones. */
export function remoteOf(path: string): RemoteName | undefined {
  const segment = path.split('/', 2)[1] ?? '';
  return Object.hasOwn(remotePrefixes, segment) ? remotePrefixes[segment] : undefined;
}

/** Layouts the shell owns (specification §2). */
export const layouts = [
  'admin',
  'auth',
  'auth-form',
  'default',
  'empty',
  'error',
  'gray',
  'help',
  'print',
] as const;
export type Layout = (typeof layouts)[number];
/** Route checks (specification §6). */
export type Guard = 'auth' | 'admin' | 'guest';

/** The version of the contract between shell and remotes; a remote states the one it was built for. Grows by addition. */
export const remoteContract = 1;

/** Widgets one remote shows inside another's pages; nothing else crosses. */
export const widgetOwners = {
  'mini-cart': 'checkout',
  'add-to-cart': 'checkout',
  'account-menu': 'account',
  'search-box': 'catalog',
  'product-card': 'catalog',
  'find-anything': 'admin',
  'waiting-count': 'admin',
} as const satisfies Record<string, RemoteName>;
export type WidgetName = keyof typeof widgetOwners;

/** What each widget is given. */
export interface WidgetProps {
  'mini-cart': { compact?: boolean };
  'add-to-cart': {
    sku: string;
    name: string;
    minQuantity: number;
    quantityIncrement: number;
    /** `row` is the small form of a table row, `box` that of the product page */
    variant: 'row' | 'box';
    /** what the buyer must agree to before the product is added, in their language */
    acknowledgement?: string;
    /** told of each quantity the buyer settles on */
    onQuantity?: (quantity: number) => void;
  };
  'account-menu': Record<never, never>;
  'search-box': { initialQuery?: string };
  'product-card': { sku: string };
  'find-anything': Record<never, never>;
  /** how much of the reader's work waits in a room of the back office */
  'waiting-count': { room: AdminRoom };
}
