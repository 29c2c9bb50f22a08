import { companySignOnPath } from '@gantry/contracts/addresses/account';
import { adminAccountsPath } from '@gantry/contracts/addresses/admin';
import type { CompanySignOnView, SaveSignOn } from '@gantry/contracts/schemas/company-sign-on';
import type { Browser, Page } from '@playwright/test';
import { startProvider, storeClient } from '../sign-on-provider.ts';
import { startTextRecords } from '../text-records.ts';
import { signIn } from './buying.ts';
import { callApi } from './offering.ts';
import { runFile } from './running-shop.ts';

/** Somebody of the company whose people sign on. */
const colleague = 'colleague@demo.gantry.example';

/** A domain nobody has used before. */
export const freshDomain = (): string => `works-${Date.now()}-${Math.floor(Math.random() * 1e6)}.example`;

/** The DNS server the shop asks. @throws where the shop asks the system's, or providers may not run on this machine */
async function startDns() {
  const { SIGN_ON_DNS_SERVER: address = '', SIGN_ON_LOCAL_PROVIDERS } = runFile().env;
  const port = Number(/^127\.0\.0\.1:(\d+)$/.exec(address)?.[1]);
  if (!port || SIGN_ON_LOCAL_PROVIDERS !== '1')
    throw new Error(
      'The shop has to be started with SIGN_ON_LOCAL_PROVIDERS=1 and SIGN_ON_DNS_SERVER=127.0.0.1:<free port>.',
    );
  return startTextRecords(port);
}

/** What a test stands in for: a company's provider, and the DNS that proves whose its domain is. */
export async function startCompany() {
  const redirectUri = new URL(companySignOnPath(), runFile().env.PUBLIC_ORIGIN).href;
  const [dns, provider] = await Promise.all([startDns(), startProvider(redirectUri)]);
  return { dns, provider, stop: () => Promise.all([dns.stop(), provider.stop()]) };
}
export type Company = Awaited<ReturnType<typeof startCompany>>;

/** The number of the account by which staff set the company up. */
export async function companyAccount(staff: Page): Promise<string> {
  const path = `/admin/access/accounts?search=${encodeURIComponent(colleague)}`;
  const { items } = await callApi<{ items: { number: string }[] }>(staff.request, 'GET', path);
  return items[0]!.number;
}

/** Has an admin of the store set the sign-on of the company up, for a domain that is proven. */
export async function setUpCompany(
  browser: Browser,
  { dns, provider }: Company,
  domain: string,
  more: Partial<SaveSignOn> = {},
): Promise<void> {
  const staff = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await signIn(staff, 'admin@demo.gantry.example', adminAccountsPath());
  const path = `/admin/access/accounts/${await companyAccount(staff)}/company-sign-on`;
  const { setUp } = await callApi<CompanySignOnView>(staff.request, 'GET', path);
  const saved = await callApi<CompanySignOnView>(staff.request, 'PUT', path, {
    issuer: provider.issuer,
    ...storeClient,
    domains: [domain],
    roles: { claim: null, mappings: [], otherwise: 'buyer' },
    isRequired: false,
    createsAccounts: true,
    ...more,
    version: setUp?.version ?? null,
  });
  for (const { recordName, recordText } of saved.setUp!.domains) dns.records.set(recordName, recordText);
  await callApi(staff.request, 'POST', `${path}/check`, {});
  await staff.context().close();
}

/** Takes the set-up away again. */
export async function removeCompany(browser: Browser): Promise<void> {
  const staff = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await signIn(staff, 'admin@demo.gantry.example', adminAccountsPath());
  const path = `/admin/access/accounts/${await companyAccount(staff)}/company-sign-on`;
  const { setUp } = await callApi<CompanySignOnView>(staff.request, 'GET', path);
  if (setUp) await callApi(staff.request, 'DELETE', path);
  await staff.context().close();
}
