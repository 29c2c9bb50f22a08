import { tryLoad } from '@gantry/api-client';
import { certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { ratePhases } from '@gantry/contracts/schemas/tax-admin';
import { taxLevels } from '@gantry/contracts/schemas/taxation';
import type { LoaderFunctionArgs } from 'react-router';
import { certificatesApi } from '../../api/certificates.endpoints.ts';
import { taxFilesApi } from '../../api/tax-files.endpoints.ts';
import { taxationApi } from '../../api/taxation.endpoints.ts';

/** The parts of the page, by what stands in the address. */
export const taxTabs = ['rates', 'imports', 'rules', 'certificates'] as const;
export type TaxTab = (typeof taxTabs)[number];
export const tabOf = (address: URLSearchParams): TaxTab =>
  taxTabs.find((one) => one === address.get('tab')) ?? 'rates';

/** What the address asks of rates, as the call takes it. */
export function rateQuery(address: URLSearchParams) {
  const level = taxLevels.find((one) => one === address.get('level'));
  const state = /^[A-Z]{2}$/.exec(address.get('state') ?? '')?.[0];
  const search = address.get('search')?.trim().slice(0, 80);
  const phase = ratePhases.find((one) => one === address.get('phase')) ?? 'now';
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';
  return {
    page,
    phase,
    ...(level ? { level } : {}),
    ...(state ? { state } : {}),
    ...(search ? { search } : {}),
  };
}

/** Which certificates the address asks for. */
export const certificateQuery = (address: URLSearchParams) => ({
  status:
    [...certificateStatusLabels, 'all' as const].find((one) => one === address.get('status')) ??
    ('pending-review' as const),
});

/** The import that stands open. */
export const importOf = (address: URLSearchParams): string | undefined =>
  /^[0-9a-f-]{36}$/.exec(address.get('import') ?? '')?.[0];

const fresh = { subscribe: false, forceRefetch: true };

/** What the tab of the address shows; who may not see it gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const address = new URL(request.url).searchParams;
  await loadTab(tabOf(address), address, context);
  return null;
}

async function loadTab(
  tab: TaxTab,
  address: URLSearchParams,
  context: LoaderFunctionArgs['context'],
): Promise<void> {
  const { taxationAdminListRates, taxationAdminGetRules } = taxationApi.endpoints;
  const { taxationAdminListImports, taxationAdminGetImport } = taxFilesApi.endpoints;
  const { taxationAdminListCertificates } = certificatesApi.endpoints;
  if (tab === 'rates')
    await tryLoad(context, taxationAdminListRates.initiate({ query: rateQuery(address) }, fresh));
  if (tab === 'rules') await tryLoad(context, taxationAdminGetRules.initiate(undefined, fresh));
  if (tab === 'certificates')
    await tryLoad(
      context,
      taxationAdminListCertificates.initiate({ query: certificateQuery(address) }, fresh),
    );
  if (tab !== 'imports') return;
  await tryLoad(context, taxationAdminListImports.initiate(undefined, fresh));
  const id = importOf(address);
  if (id) await tryLoad(context, taxationAdminGetImport.initiate({ params: { id } }, fresh));
}
