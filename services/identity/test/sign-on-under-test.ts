import {
  identityAdminCheckSignOnDomains,
  identityAdminSaveCompanySignOn,
} from '@gantry/contracts/endpoints/company-sign-on';
import { aCaller } from '@gantry/nest-kit/testing';
import { startProvider, storeClient, type Told } from '@gantry/testing/sign-on-provider';
import { startTextRecords } from '@gantry/testing/text-records';
import { startForgingProvider } from './forging-provider.ts';
import { signUp, startIdentity } from './identity-under-test.ts';

export const redirectUri = 'http://127.0.0.1:8080/sign-in/company';
export let under: Awaited<ReturnType<typeof startIdentity>>;
export let dns: Awaited<ReturnType<typeof startTextRecords>>;
export let real: Awaited<ReturnType<typeof startProvider>>;
export let forger: Awaited<ReturnType<typeof startForgingProvider>>;
/** Identity, a DNS that proves domains, and two providers: an honest one, and one that forges what it is told to. */
export async function startSignOn(): Promise<void> {
  [dns, real, forger] = await Promise.all([
    startTextRecords(),
    startProvider(redirectUri),
    startForgingProvider(),
  ]);
  under = await startIdentity({ SIGN_ON_LOCAL_PROVIDERS: '1', SIGN_ON_DNS_SERVER: dns.address });
}
export const stopSignOn = () => Promise.all([under.stop(), dns.stop(), real.stop(), forger.stop()]);
/** Identity as it is where no provider may run on its own machine. */
export async function startWithoutLocal(): Promise<void> {
  await under.stop();
  under = await startIdentity({ SIGN_ON_DNS_SERVER: dns.address });
}
/** Forgets how often anybody has tried. */
export const forgetAttempts = () => under.identity.sql('truncate identity.attempt_count');

export const admin = { caller: aCaller({ role: 'admin', email: 'admin@store.example' }) };
const noRoles = { claim: null, mappings: [], otherwise: 'buyer' as const };
let count = 0;
export const newDomain = () => `company-${(count += 1)}.example`;
export const rowOf = async (email: string) =>
  (
    await under.identity.sql<Record<string, string>>(
      'select number, status, role, company_id, company_role, name from identity.account where email = ?',
      [email],
    )
  )[0];

/** Somebody's account in a company of its own, by which it is set up; their address is of another domain. */
export async function newCompany() {
  const email = `keeper-${(count += 1)}@keepers.example`;
  await signUp(under, { email });
  await under.identity.sql(
    `with made as (insert into identity.company (id, name) values (gen_random_uuid(), ?) returning id)
     update identity.account set company_id = made.id from made where email = ?`,
    [`Company ${count}`, email],
  );
  const { number = '' } = (await rowOf(email))!;
  return { number, email };
}
export const save = (number: string, domain: string, more: object = {}) => {
  const plain = {
    domains: [domain],
    roles: noRoles,
    isRequired: false,
    createsAccounts: true,
    version: null,
  };
  const body = { issuer: real.issuer, ...storeClient, ...plain, ...more };
  return under.identity.call(identityAdminSaveCompanySignOn, { params: { number }, body }, admin);
};
export const check = (number: string) =>
  under.identity.call(identityAdminCheckSignOnDomains, { params: { number } }, admin);
/** A company whose domain is proven. */
export async function withSignOn(more: object = {}) {
  const domain = newDomain();
  const { number } = await newCompany();
  const { setUp } = await save(number, domain, more);
  const [wanted] = setUp!.domains;
  dns.records.set(wanted!.recordName, wanted!.recordText);
  await check(number);
  return { domain, number };
}

export async function begin(email: string, ref: string | null = null) {
  const body = { email, ref, remember: false };
  const { body: answer, cookies, status } = await under.send('/auth/company-sign-on', body);
  return {
    url: answer.data?.url as string,
    signOn: cookies.get('sign-on') ?? '',
    status,
    error: answer.error,
  };
}
export async function finish(query: string, signOn: string) {
  const { body, cookies } = await under.send('/auth/company-sign-on/finish', { query }, { signOn });
  const outcome = body.error ? (body.error.data?.reason ?? body.error.code) : 'in';
  return { outcome, data: body.data, token: cookies.get('accessToken') ?? '' };
}
/** Goes all the way, at the real provider. */
export async function signOn(email: string, told: Partial<Told> = {}, sub = email) {
  const begun = await begin(email, '/cart');
  const query = await real.visit(begun.url, sub, { email, email_verified: true, name: 'Ada Buyer', ...told });
  return { ...(await finish(query, begun.signOn)), query, begun };
}
