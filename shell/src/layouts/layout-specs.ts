import type { Layout } from '@gantry/contracts/remotes';

/** What a layout is made of. All layouts share one tree, so that a page kept alive survives a change of layout. */
export interface LayoutSpec {
  /** `shop`: the store's header; `plain`: the name alone; `back-office`: its bar */
  readonly header: 'shop' | 'plain' | 'back-office' | 'none';
  readonly rail?: 'account' | 'admin' | 'help';
  readonly footer: boolean;
  readonly density?: 'compact';
  /** the color of a sheet of paper and of what lies under it change places, see the tokens of @gantry/ui */
  readonly ground?: 'tinted';
}

/** The nine layouts of specification §2. */
export const layoutSpecs: Readonly<Record<Layout, LayoutSpec>> = {
  default: { header: 'shop', footer: true },
  /** forms and figures on a tinted ground: cart, checkout, forms of the account */
  gray: { header: 'shop', footer: true, ground: 'tinted' },
  /** running text in a narrow column, with how to reach a person beside it */
  help: { header: 'shop', rail: 'help', footer: true },
  /** the account area */
  auth: { header: 'shop', rail: 'account', footer: true },
  /** one form: sign in, recover */
  'auth-form': { header: 'plain', footer: false },
  admin: { header: 'back-office', rail: 'admin', footer: false, density: 'compact' },
  /** a sheet of paper */
  print: { header: 'none', footer: false },
  empty: { header: 'none', footer: false },
  error: { header: 'shop', footer: true },
};
