import type { CompanyRole } from '@gantry/domain/company-roles';
import { staffRoles, type Role } from '@gantry/domain/roles';
import { freshEmail, signUp } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import type { APIRequestContext, Browser, Page } from '@gantry/testing/playwright';

/** Somebody who asks for pages, without a window. */
export interface Visitor {
  readonly name: string;
  readonly role: Role;
  /** what they are in the owner's company; left out by everybody else */
  readonly companyRole?: CompanyRole;
  readonly page: Page;
  readonly request: APIRequestContext;
}

const password = 'Gantry-demo-1';

/**
 * A guest, the owner of the records, who is admin of their company, a buyer of the same company, a customer of none, and
 * each role of staff.
 */
export async function gatherVisitors(browser: Browser): Promise<readonly Visitor[]> {
  const come = async (name: string, role: Role, email?: string): Promise<Visitor> => {
    const page = await (await browser.newContext()).newPage();
    if (email) await callApi(page.request, 'POST', '/auth/sign-in', { email, password });
    return { name, role, page, request: page.request };
  };
  const demo = (name: string) => `${name}@demo.gantry.example`;
  const stranger = await come('another customer', 'customer');
  await signUp(stranger.page, '/my-account', freshEmail('stranger'));
  const staff: Visitor[] = [];
  for (const role of staffRoles) staff.push(await come(`staff, ${role}`, role, demo(role)));
  return [
    await come('a guest', 'guest'),
    await come('the owner', 'customer', demo('buyer')),
    { ...(await come('a colleague', 'customer', demo('colleague'))), companyRole: 'buyer' },
    stranger,
    ...staff,
  ];
}
