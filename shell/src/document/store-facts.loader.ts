import { tryLoad } from '@gantry/api-client';
import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { shellApi } from '../session/session.endpoints.ts';

/** Data every page has. `facts` is null while the catalog service cannot be asked. */
export interface RootData {
  readonly facts: StoreFacts | null;
}

export const rootRouteId = 'root';
const onServer = typeof document === 'undefined';
const freshFor = 60_000;
let kept: { facts: StoreFacts; at: number } | undefined;

/** Loads the facts of the store; on the server they are kept for a minute, they hardly ever change. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const now = Date.now();
  if (onServer && kept && now - kept.at < freshFor) return { facts: kept.facts };
  const { data } = await tryLoad(context as never, shellApi.endpoints.shellGetStore.initiate());
  if (onServer && data) kept = { facts: data, at: now };
  return { facts: data ?? kept?.facts ?? null };
}

/** The facts of the store, null where they could not be loaded. */
export function useStoreFacts(): StoreFacts | null {
  const data = useRouteLoaderData(rootRouteId) as RootData | undefined;
  return data?.facts ?? null;
}
