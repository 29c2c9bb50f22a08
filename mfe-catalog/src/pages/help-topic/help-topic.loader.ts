import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { findTopic } from '../../features/help-topics/help-topics.ts';
import { storeApi } from '../../api/store.endpoints.ts';

/** The store's facts; an unknown topic is an unknown page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  if (!findTopic(topicOf(pathname))) throw notFound(pathname);
  await load(context, storeApi.endpoints.catalogGetStore.initiate());
  return null;
}

/** The last part of the address: known topics have routes of their own, without a parameter. */
export const topicOf = (pathname: string): string | undefined => pathname.split('/').at(-1);
