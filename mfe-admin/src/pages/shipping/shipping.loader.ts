import { tryLoad } from '@gantry/api-client';
import { tariffKinds, type TariffKind } from '@gantry/contracts/schemas/tariff';
import { tariffPhases } from '@gantry/contracts/schemas/tariff-admin';
import type { LoaderFunctionArgs } from 'react-router';
import { tariffApi } from '../../api/tariff.endpoints.ts';

/** The parts of the page, by what stands in the address. */
export const shippingTabs = [...tariffKinds, 'imports', 'calculator'] as const;
type ShippingTab = (typeof shippingTabs)[number];
export const tabOf = (address: URLSearchParams): ShippingTab =>
  shippingTabs.find((one) => one === address.get('tab')) ?? 'base';

export const kindOf = (tab: ShippingTab): TariffKind | undefined => tariffKinds.find((one) => one === tab);

/** What the address asks of a table, as the call takes it. */
export function tariffQuery(kind: TariffKind, address: URLSearchParams) {
  const search = address.get('search')?.trim().slice(0, 40);
  const phase = tariffPhases.find((one) => one === address.get('phase')) ?? 'now';
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';
  return { kind, page, phase, ...(search ? { search } : {}) };
}

/** The import that stands open. */
export const importOf = (address: URLSearchParams): string | undefined =>
  /^[0-9a-f-]{36}$/.exec(address.get('import') ?? '')?.[0];

/** The order the address asks about; empty without one. */
export const orderOf = (address: URLSearchParams): string =>
  /^[a-z]?-?[0-9][0-9a-z-]*$/.exec(address.get('order')?.trim().toLowerCase() ?? '')?.[0]?.slice(0, 40) ?? '';

const fresh = { subscribe: false, forceRefetch: true };

/** What the tab of the address shows; who may not see it gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const address = new URL(request.url).searchParams;
  const tab = tabOf(address);
  const kind = kindOf(tab);
  const { endpoints } = tariffApi;
  if (kind) {
    const query = tariffQuery(kind, address);
    await tryLoad(context, endpoints.shippingAdminListTariff.initiate({ query }, fresh));
  }
  if (tab === 'imports') {
    await tryLoad(context, endpoints.shippingAdminListTariffImports.initiate(undefined, fresh));
    const id = importOf(address);
    if (id)
      await tryLoad(context, endpoints.shippingAdminGetTariffImport.initiate({ params: { id } }, fresh));
  }
  const number = tab === 'calculator' ? orderOf(address) : '';
  if (number)
    await tryLoad(context, endpoints.shippingAdminReplayOrder.initiate({ params: { number } }, fresh));
  return null;
}
