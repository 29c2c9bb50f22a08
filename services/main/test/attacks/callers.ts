import { randomUUID } from 'node:crypto';
import { idempotencyHeader, internalKeyHeader, clientHeader } from '@gantry/contracts/cookies';
import type { KeyScope } from '@gantry/contracts/key-scopes';
import { companyRoles, type CompanyRole } from '@gantry/domain/company-roles';
import { staffRoles, type Role } from '@gantry/domain/roles';
import { demoKey } from '@gantry/nest-kit/testing';
import type { Client } from 'pg';
import { Browser } from '../browser.ts';
import { ok } from '../dock.ts';

const password = 'Gantry-demo-1';
const ownerEmail = 'buyer@demo.gantry.example';

/** What a call answered, byte by byte. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** of the failure; null where there was none */
  readonly code: string | null;
}

/** Somebody who calls, and what is known of their rights. */
export interface Caller {
  readonly name: string;
  /** in the store */
  readonly role: Role;
  /** in their company; null without one */
  readonly companyRole: CompanyRole | null;
  /** they belong to the company of the owner */
  readonly isColleague: boolean;
  /** what their key opens: every scope that opens something to its owner; null without a key */
  readonly scopes: readonly KeyScope[] | null;
  /** staff who act for the owner, without the right to spend */
  readonly isActing: boolean;
  ask(method: string, path: string, body?: unknown): Promise<Reply>;
}

/** The owner of every record, whom the others are measured by. */
export const isOwner = ({ name }: Caller): boolean => owners.includes(name);
const owners = ['the owner', 'staff who act for the owner', 'a key of the owner'];

type Headers = Readonly<Record<string, string>>;

/** Calls the public API as the shell's server does for a visitor, or by a key as a program does. */
async function ask(
  origin: string,
  headers: Headers,
  [method, path, body]: readonly [string, string, unknown],
) {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...headers,
      [idempotencyHeader]: randomUUID(),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('latin1');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const failure = isJson ? (JSON.parse(bytes.toString()) as { error?: { code: string } }).error : undefined;
  return { status: response.status, text: isJson ? bytes.toString() : text, code: failure?.code ?? null };
}

/** Where people are taken from, and what they call. */
interface Shop {
  readonly origin: string;
  readonly database: Client;
}

/** Adds an account like the owner's, another person in another place, and returns its address. */
async function addPerson({ database }: Shop, name: string, place: Place): Promise<string> {
  const email = `${name.replace(/\W+/g, '-')}@walk.example`;
  const changed = {
    id: randomUUID(),
    number: `a-9${String(people++).padStart(4, '0')}`,
    email,
    name,
    company: null,
    company_id: place.companyId,
    company_role: place.companyRole,
    credit_limit: null,
  };
  await database.query(
    `insert into identity.account
     select (jsonb_populate_record(one, $1)).* from identity.account as one where email = $2`,
    [changed, ownerEmail],
  );
  return email;
}
let people = 0;

interface Place {
  readonly companyId: string | null;
  readonly companyRole: CompanyRole | null;
}

/** A new session of a demo account, or one of those that were added. */
export async function signIn(origin: string, email: string): Promise<Browser> {
  const browser = new Browser(origin);
  ok(await browser.send('POST', '/auth/sign-in', { email, password }));
  return browser;
}

/** Facts of a caller that most are not. */
const ordinary = {
  role: 'customer',
  companyRole: null,
  isColleague: false,
  scopes: null,
  isActing: false,
} as const;

/** What a guest can write into their own cookies: it says who somebody is and gives no right (specification §3). */
const forged = new Map([
  ['role', 'admin'],
  ['has-price', 'true'],
  ['user', 'admin'],
]);

function browsing(origin: string, browser: Browser | null): Pick<Caller, 'ask'> {
  const cookie = () =>
    [...(browser?.cookies ?? forged)].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { [clientHeader]: '1', [internalKeyHeader]: demoKey('shell', 'gateway') };
  return { ask: (...call) => ask(origin, { ...headers, cookie: cookie() }, [call[0], call[1], call[2]]) };
}

/** By a key of whoever is signed in there. */
async function programOf(origin: string, browser: Browser): Promise<Pick<Caller, 'ask' | 'scopes'>> {
  const scopes: readonly KeyScope[] = ok(await browser.get('/my-account/api-keys')).data.offered;
  const wish = { name: 'walk', scopes, days: 30, current: password };
  const { secret } = ok(await browser.send('POST', '/my-account/api-keys', wish)).data;
  return {
    scopes,
    ask: (...call) => ask(origin, { authorization: `Bearer ${secret}` }, [call[0], call[1], call[2]]),
  };
}

/** Everybody who may call: nobody, the owner, the owner's company by role, others, staff by role, and programs. */
export async function gatherCallers(shop: Shop): Promise<readonly Caller[]> {
  const { origin, database } = shop;
  // the owner reads what is theirs because it is, and not by their role in the company
  await database.query(`update identity.account set company_role = 'buyer' where email = $1`, [ownerEmail]);
  const { rows } = await database.query<{ id: string; number: string }>(
    'select company_id as id, number from identity.account where email = $1',
    [ownerEmail],
  );
  const [company] = rows;
  const somebody = async (name: string, place: Place) =>
    browsing(origin, await signIn(origin, await addPerson(shop, name, place)));
  const owner = await signIn(origin, ownerEmail);
  const admin = await signIn(origin, 'admin@demo.gantry.example');
  const callers: Caller[] = [
    { ...ordinary, name: 'a guest', role: 'guest', ...browsing(origin, null) },
    { ...ordinary, name: 'the owner', companyRole: 'buyer', isColleague: true, ...browsing(origin, owner) },
  ];
  for (const companyRole of companyRoles) {
    const place = { companyId: company!.id, companyRole };
    const name = `a colleague, ${companyRole}`;
    callers.push({ ...ordinary, ...place, name, isColleague: true, ...(await somebody(name, place)) });
  }
  const elsewhere: Place = { companyId: await addCompany(database), companyRole: 'admin' };
  callers.push(
    { ...ordinary, name: 'another company', companyRole: 'admin', ...(await somebody('another', elsewhere)) },
    {
      ...ordinary,
      name: 'a buyer alone',
      ...(await somebody('alone', { companyId: null, companyRole: null })),
    },
  );
  for (const role of staffRoles) {
    const browser = await signIn(origin, `${role}@demo.gantry.example`);
    callers.push({ ...ordinary, name: `staff, ${role}`, role, ...browsing(origin, browser) });
  }
  const helper = await signIn(origin, 'support@demo.gantry.example');
  const reason = { reason: 'asked by phone', withMoney: false };
  ok(await helper.send('POST', `/admin/access/accounts/${company!.number}/acting`, reason));
  callers.push(
    { ...callers[1]!, name: 'staff who act for the owner', isActing: true, ...browsing(origin, helper) },
    { ...callers[1]!, name: 'a key of the owner', ...(await programOf(origin, owner)) },
    { ...ordinary, name: 'a key of staff', role: 'admin', ...(await programOf(origin, admin)) },
  );
  return callers;
}

/** A company nobody of the demo is in. */
async function addCompany(database: Client): Promise<string> {
  const changed = { id: randomUUID(), name: 'Somewhere Else' };
  await database.query(
    `insert into identity.company
     select (jsonb_populate_record(one, $1)).* from identity.company as one limit 1`,
    [changed],
  );
  return changed.id;
}
