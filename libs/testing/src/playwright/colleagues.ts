import type { Browser, Page } from '@playwright/test';
import { signUp } from './buying.ts';
import { linkInMail } from './mails.ts';
import { callApi } from './offering.ts';

type CompanyRole = 'admin' | 'approver' | 'buyer' | 'requester' | 'viewer';

/** Somebody in a company whose admin is somebody else. */
export interface ColleaguePages {
  readonly company: string;
  /** of the admin, whose name is Sam Signup as everybody's who signs up in a test */
  readonly admin: Page;
  readonly colleague: Page;
  /** gives the colleague another role */
  readonly changeRole: (role: CompanyRole) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes a company and lets somebody with an account join it in a role, without the pages between. */
export async function withColleague(browser: Browser, role: CompanyRole): Promise<ColleaguePages> {
  const admin = await newPage(browser);
  const company = `Works ${(await signUp(admin)).slice(7, 27)}`;
  await callApi(admin.request, 'POST', '/my-account/company', { name: company });
  const { page: colleague, number } = await addColleague(browser, admin, role);
  return {
    company,
    admin,
    colleague,
    changeRole: async (companyRole) => {
      await callApi(admin.request, 'PUT', `/my-account/company/people/${number}/role`, { companyRole });
    },
    close: async () => {
      await admin.context().close();
      await colleague.context().close();
    },
  };
}

/** Lets one more person join the company of an admin; gives their page and account number. */
export async function addColleague(
  browser: Browser,
  admin: Page,
  companyRole: CompanyRole,
): Promise<{ readonly page: Page; readonly number: string }> {
  const page = await newPage(browser);
  const email = await signUp(page);
  await callApi(admin.request, 'POST', '/my-account/company/invitations', { email, companyRole });
  const link = await linkInMail(admin.request, email, /https?:\/\/\S+\/auth\/invitation\/\w+/);
  const code = new URL(link).pathname.split('/').at(-1);
  await callApi(page.request, 'POST', '/my-account/company/join', { code });
  const { people } = await callApi<{ people: { email: string; number: string }[] }>(
    admin.request,
    'GET',
    '/my-account/company',
  );
  return { page, number: people.find((one) => one.email === email)?.number ?? '' };
}

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
