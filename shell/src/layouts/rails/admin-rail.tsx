import { Rail, type RailLink } from './rail.tsx';

const links: readonly RailLink[] = [
  { to: '/admin/orders', text: 'shell.admin.orders' },
  { to: '/admin/mpo/create-mpo-new', text: 'shell.admin.mpo' },
  { to: '/admin/reviews', text: 'shell.admin.reviews' },
  { to: '/admin/catalogue/imports', text: 'shell.admin.imports' },
  { to: '/admin/operations', text: 'shell.admin.operations' },
  { to: '/admin/taxation/tax-management', text: 'shell.admin.tax', end: true },
  { to: '/admin/taxation/tax-management/calculator', text: 'shell.admin.calculator' },
  { to: '/admin/taxation/zip-codes', text: 'shell.admin.zip-codes' },
  { to: '/admin/access/accounts', text: 'shell.admin.accounts' },
  { to: '/admin/audit', text: 'shell.admin.audit' },
];

/** The rooms of the back office. */
export function AdminRail() {
  return <Rail label="shell.admin.label" links={links} />;
}
