import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Role } from '@gantry/domain/roles';
import type { AddressFacts } from '../address/saved-address.entity.ts';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly company: string | null;
  readonly role: Role;
  /** in the company; left out: a buyer */
  readonly companyRole?: CompanyRole;
  /** minor units */
  readonly creditLimit: number | null;
  /** what npm start says of it */
  readonly about: string;
}

/** Known to everybody, so these accounts exist in demo mode only. */
export const demoPassword = 'Gantry-demo-1';

const staff = (role: Role, name: string, about: string): DemoAccount => ({
  email: `${role}@demo.gantry.example`,
  name,
  company: null,
  role,
  creditLimit: null,
  about,
});

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'buyer@demo.gantry.example',
    name: 'Robin Avery',
    company: 'Bighorn Machine Works',
    role: 'customer',
    companyRole: 'admin',
    creditLimit: 2_500_000,
    about: 'buyer with net-30 terms and an address book, admin of their company',
  },
  {
    email: 'colleague@demo.gantry.example',
    name: 'Jordan Reyes',
    company: 'Bighorn Machine Works',
    role: 'customer',
    creditLimit: null,
    about: 'colleague of the buyer, in the same company',
  },
  staff('sales', 'Sam Ortiz', 'order desk'),
  staff('purchasing', 'Pat Nowak', 'purchasing'),
  staff('warehouse', 'Wren Castillo', 'warehouse'),
  staff('finance', 'Fran Dubois', 'finance'),
  staff('support', 'Sidney Park', 'support'),
  staff('catalog', 'Cory Lindgren', 'catalog'),
  staff('auditor', 'Avery Stone', 'auditor'),
  staff('admin', 'Alex Moreno', 'administrator'),
];

const plant = {
  company: 'Bighorn Machine Works',
  attention: 'Robin Avery',
  line1: '1420 Industrial Ave',
  line2: 'Dock 4',
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  country: 'US',
  phone: '3075550142',
};

/** The address book of the demo buyer. */
export const demoAddresses: readonly AddressFacts[] = [
  { label: 'Plant', address: plant, isDefaultBilling: false, isDefaultShipping: true },
  {
    label: 'Accounts payable',
    address: { ...plant, attention: 'Accounts payable', line1: '88 Center St', line2: 'Suite 300' },
    isDefaultBilling: true,
    isDefaultShipping: false,
  },
  {
    label: 'Anchorage service shop',
    address: {
      ...plant,
      attention: 'Service desk',
      line1: '610 E 5th Ave',
      line2: null,
      city: 'Anchorage',
      region: 'AK',
      postalCode: '99501',
    },
    isDefaultBilling: false,
    isDefaultShipping: false,
  },
];
