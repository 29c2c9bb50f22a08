import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { findTopic } from '../../features/help-topics/help-topics.ts';
import { storeApi } from '../../features/help-topics/store.endpoints.ts';

/** An unknown topic is an unknown page; the contact page needs the store's facts. */
export async function helpTopicLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const topic = findTopic(params.uri);
  if (!topic) throw notFound(`/help-section/${params.uri ?? ''}`);
  if (topic.uri === 'contact-us') await load(context, storeApi.endpoints.catalogGetStore.initiate());
  return null;
}
