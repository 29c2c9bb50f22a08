import type { RemoteName } from '@gantry/contracts/remotes';

/** A page of each remote that needs next to no data, to see that the area works. */
export interface Area {
  readonly remote: RemoteName;
  readonly path: string;
  /** another page of another remote, to start from */
  readonly elsewhere: string;
  /** cookies needed to see it */
  readonly cookie: string;
}

export const areas: readonly Area[] = [
  { remote: 'catalog', path: '/brands', elsewhere: '/quote', cookie: '' },
  { remote: 'checkout', path: '/quote', elsewhere: '/brands', cookie: '' },
  { remote: 'account', path: '/sign-in', elsewhere: '/brands', cookie: '' },
  {
    remote: 'admin',
    path: '/admin/taxation/tax-management/calculator',
    elsewhere: '/brands',
    cookie: 'session=staff; accessToken=x',
  },
];
