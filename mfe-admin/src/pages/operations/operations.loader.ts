import { storeContext, tryLoad } from '@gantry/api-client';
import { jobStates, overviewPeriods } from '@gantry/contracts/schemas/operations';
import { isOneOfRoles, jobRoles, mailRoles, releaseRoles, type Role } from '@gantry/domain/roles';
import { pageOf } from '@gantry/ui/page-address';
import type { LoaderFunctionArgs } from 'react-router';
import { operationsApi } from '../../api/operations.endpoints.ts';
import { waitingApi } from '../../api/waiting.endpoints.ts';
import { releasesApi } from '../../api/releases.endpoints.ts';

/** The parts of the page, by what stands in the address, and who may see each. */
const tabs = {
  overview: null,
  mails: mailRoles,
  jobs: jobRoles,
  releases: releaseRoles,
  processes: jobRoles,
} as const;
export type OperationsTab = keyof typeof tabs;
const allTabs = Object.keys(tabs) as OperationsTab[];

/** The parts somebody of this role sees. */
export const tabsFor = (role: Role | null | undefined): readonly OperationsTab[] =>
  allTabs.filter((tab) => tabs[tab] === null || isOneOfRoles(tabs[tab], role));

/** The part that the address asks for; the first where it asks for none that this role sees. */
export const tabOf = (address: URLSearchParams, role: Role | null | undefined): OperationsTab =>
  tabsFor(role).find((tab) => tab === address.get('tab')) ?? 'overview';

/** How many days the overview looks back. */
export const overviewQuery = (address: URLSearchParams) => ({
  days: overviewPeriods.find((one) => one === address.get('days')) ?? ('30' as const),
});

/** Which mails are asked for. */
export function mailsQuery(address: URLSearchParams) {
  const search = address.get('search')?.trim().slice(0, 120);
  return { page: String(pageOf(address)), ...(search ? { search } : {}) };
}

/** Which jobs are asked for. */
export const jobsQuery = (address: URLSearchParams) => ({
  page: String(pageOf(address)),
  state: jobStates.find((one) => one === address.get('queue')) ?? ('failed' as const),
});

const fresh = { subscribe: false, forceRefetch: true };

/** What the part of the address shows. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const address = new URL(request.url).searchParams;
  const tab = tabOf(address, context.get(storeContext).getState().session.user?.role);
  const { salesGetOverview, notificationsListMails, notificationsListJobs, notificationsListProcesses } =
    operationsApi.endpoints;
  const { notificationsListReleases } = releasesApi.endpoints;
  const loads = {
    overview: () =>
      Promise.all([
        tryLoad(context, salesGetOverview.initiate({ query: overviewQuery(address) }, fresh)),
        tryLoad(context, waitingApi.endpoints.salesCountWaiting.initiate(undefined, fresh)),
      ]),
    mails: () => tryLoad(context, notificationsListMails.initiate({ query: mailsQuery(address) }, fresh)),
    releases: () => tryLoad(context, notificationsListReleases.initiate(undefined, fresh)),
    processes: () => tryLoad(context, notificationsListProcesses.initiate(undefined, fresh)),
    jobs: () => tryLoad(context, notificationsListJobs.initiate({ query: jobsQuery(address) }, fresh)),
  };
  await loads[tab]();
  return null;
}
