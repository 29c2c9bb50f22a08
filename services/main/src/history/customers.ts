import type { ClientBase } from 'pg';
import { chanceOf } from './chance.ts';
import { hasContract } from './contract-firms.ts';
import { firms, type Firm } from './firms.ts';
import type { Row } from './copy-rows.ts';
import { writeTable } from './write-rows.ts';

/** Somebody who buys. */
export interface Customer {
  readonly accountId: string;
  readonly accountNumber: string;
  readonly companyId: string | null;
  readonly name: string;
  readonly email: string;
  readonly firm: Firm;
  /** their firm has agreed on prices of its own */
  readonly hasContract: boolean;
  /** the demo buyer, whose account everybody looks at: they pay in time */
  readonly isDemo: boolean;
  /** who lets their orders be placed, where they may not themselves */
  readonly approver: Approver | null;
}
/** Somebody who approves orders of their company. */
export interface Approver {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
/** Those who buy, each as often as their share of what is ordered, and those who have to ask for it. */
export interface Customers {
  readonly customers: Customer[];
  readonly requesters: Customer[];
}

/** Roles in a company, from its first person on. */
const companyRoles = ['admin', 'buyer', 'approver', 'requester', 'viewer'] as const;
/** Those who place orders. */
const buyers = 3;
/** of whoever buys alone, and as much again for each buyer of a company; minor units */
const creditOf = ({ share }: Firm): number => share * 2_500_000;

const emailOf = (name: string, { domain }: Firm): string =>
  `${name.toLowerCase().replace(' ', '.')}@${domain}`;

const addressOf = (name: string, { name: company, line1, city, region, postalCode }: Firm) => ({
  company,
  attention: name,
  line1,
  line2: null,
  city,
  region,
  postalCode,
  country: 'US',
  phone: null,
});

interface Person {
  readonly name: string;
  readonly firm: Firm;
  readonly index: number;
  readonly companyId: string | null;
  readonly createdAt: string;
}

/** They sign in with the password of the demo accounts. */
function accountRow({ name, firm, index, companyId, createdAt }: Person, number: string, hash: string): Row {
  const company = { company: firm.name, company_id: companyId };
  return {
    id: chanceOf(emailOf(name, firm)).uuid(),
    number,
    email: emailOf(name, firm),
    password_hash: hash,
    name,
    ...company,
    company_role: companyId && companyRoles[index]!,
    role: 'customer',
    status: 'active',
    max_term: 'net-30',
    credit_limit: companyId ? null : creditOf(firm),
    locale: 'en-US',
    created_at: createdAt,
    version: 1,
  };
}

/** Everybody of a firm, which is a company where they are several. */
function peopleOf(firm: Firm, since: number): Person[] {
  const companyId = firm.people.length > 1 ? chanceOf(firm.domain).uuid() : null;
  const createdAt = new Date(since).toISOString();
  return firm.people.map((name, index) => ({ name, firm, index, companyId, createdAt }));
}

/** Each with a credit line for all of its people. */
async function addCompanies(client: ClientBase, people: readonly Person[]): Promise<void> {
  const companies = people.filter(({ index, companyId }) => index === 0 && companyId);
  await writeTable(
    client,
    'identity.company',
    companies.map(({ firm, companyId, createdAt }) => ({
      id: companyId,
      name: firm.name,
      created_at: createdAt,
      approves_new_places: false,
      approves_first_orders: false,
    })),
  );
  await writeTable(
    client,
    'identity.company_credit',
    companies.map(({ firm, companyId }) => ({
      company_id: companyId,
      credit_limit: creditOf(firm) * buyers,
      max_term: 'net-30',
      version: 1,
    })),
  );
}

async function addPeople(client: ClientBase, people: readonly Person[]): Promise<void> {
  const { rows } = await client.query<{ number: string; hash: string }>(
    `select 'a-' || nextval('identity.account_number') as number,
       (select password_hash from identity.account where email = 'buyer@demo.gantry.example') as hash
     from generate_series(1, $1)`,
    [people.length],
  );
  await addCompanies(client, people);
  const accounts = people.map((person, at) => accountRow(person, rows[at]!.number, rows[at]!.hash));
  await writeTable(client, 'identity.account', accounts);
  await writeTable(
    client,
    'identity.address',
    people.map(({ name, firm, createdAt }, at) => ({
      id: chanceOf(`address:${emailOf(name, firm)}`).uuid(),
      account_id: accounts[at]!['id'],
      label: 'Plant',
      address: addressOf(name, firm),
      is_default_billing: true,
      is_default_shipping: true,
      created_at: createdAt,
    })),
  );
}

/** The customers of the history, added where they are not there yet. */
export async function addCustomers(client: ClientBase, since: number): Promise<Customers> {
  const people = firms.flatMap((firm) => peopleOf(firm, since));
  const emails = people.map(({ name, firm }) => emailOf(name, firm));
  const readNumbers = async () => {
    const sql = 'select email, number from identity.account where email = any($1)';
    const { rows } = await client.query<{ email: string; number: string }>(sql, [emails]);
    return new Map(rows.map(({ email, number }) => [email, number]));
  };
  const known = await readNumbers();
  await addPeople(
    client,
    people.filter(({ name, firm }) => !known.has(emailOf(name, firm))),
  );
  const numbers = await readNumbers();
  const customerOf = (person: Person) => newCustomer(person, numbers.get(emailOf(person.name, person.firm))!);
  const others = people
    .filter(({ index }) => index < buyers)
    .flatMap((person) => Array.from({ length: person.firm.share }, () => customerOf(person)));
  const requesters = people
    .filter(({ index, companyId }) => companyId && companyRoles[index] === 'requester')
    .map((person) => ({ ...customerOf(person), approver: approverOf(person) }));
  return { customers: [...others, ...(await demoBuyers(client, since))], requesters };
}

const newCustomer = ({ name, firm, companyId }: Person, accountNumber: string): Customer => ({
  accountId: chanceOf(emailOf(name, firm)).uuid(),
  accountNumber,
  companyId,
  name,
  email: emailOf(name, firm),
  firm,
  hasContract: hasContract(firm),
  isDemo: false,
  approver: null,
});

/** Of the same firm. */
function approverOf({ firm }: Person): Approver {
  const name = firm.people[companyRoles.indexOf('approver')]!;
  const email = emailOf(name, firm);
  return { id: chanceOf(email).uuid(), name, email };
}

/** Where the demo buyer's goods go. */
const bighorn: Firm = {
  name: 'Bighorn Machine Works',
  domain: 'demo.gantry.example',
  line1: '1420 Industrial Ave',
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  rate: 4000,
  share: 9,
  people: ['Robin Avery'],
};

/** The demo buyer has been a customer as long as all others. */
async function demoBuyers(client: ClientBase, since: number): Promise<Customer[]> {
  const email = 'buyer@demo.gantry.example';
  const { rows } = await client.query<{ id: string; number: string; name: string; companyId: string | null }>(
    `update identity.account set created_at = least(created_at, $2) where email = $1
     returning id, number, name, company_id as "companyId"`,
    [email, new Date(since).toISOString()],
  );
  return rows.flatMap(({ id: accountId, number: accountNumber, name, companyId }) => {
    const customer = {
      accountId,
      accountNumber,
      companyId,
      name,
      email,
      firm: bighorn,
      hasContract: false,
      isDemo: true,
      approver: null,
    };
    return Array.from({ length: bighorn.share }, () => customer);
  });
}
