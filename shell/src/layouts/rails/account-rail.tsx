import { useUser } from '@gantry/api-client';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { SignOutButton } from '../../session/sign-out-button.tsx';
import { Rail, type RailLink } from './rail.tsx';
import styles from './rail.module.css';

const links: readonly RailLink[] = [
  { to: '/my-account', text: 'shell.account.overview', end: true },
  { to: '/my-account/orders', text: 'shell.account.orders', end: true },
  { to: '/my-account/invoices', text: 'shell.account.invoices' },
  { to: '/my-account/orders/items', text: 'shell.account.items' },
  { to: '/my-account/requests', text: 'shell.account.requests' },
  { to: '/my-account/lists', text: 'shell.account.lists' },
  { to: '/my-account/part-numbers', text: 'shell.account.part-numbers' },
  { to: '/my-account/inquiries', text: 'shell.account.inquiries' },
  { to: '/my-account/address', text: 'shell.account.address' },
  { to: '/my-account/payment-methods', text: 'shell.account.cards' },
];
const profile: RailLink = { to: '/my-account/profile', text: 'shell.account.profile' };
/** For members of a company; a buyer who works alone sees nothing of it. */
const company: readonly RailLink[] = [
  { to: '/my-account/approvals', text: 'shell.account.approvals' },
  { to: '/my-account/company', text: 'shell.account.company', end: true },
];
/** For those of them who read the company's records. */
const spend: RailLink = { to: '/my-account/company/spend', text: 'shell.account.spend' };

/** The rooms of the account area. */
export function AccountRail() {
  const role = useUser()?.companyRole;
  const rooms = role ? [...company, ...(mayActInCompany('read-company-records', role) ? [spend] : [])] : [];
  return (
    <Rail label="shell.account.label" links={[...links, ...rooms, profile]}>
      <div className={styles.signOut}>
        <SignOutButton />
      </div>
    </Rail>
  );
}
