import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { partNumbersApi } from '../../api/part-numbers.endpoints.ts';
import { numbersQuery } from './numbers-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = numbersQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, partNumbersApi.endpoints.salesListPartNumbers.initiate({ query }, fresh));
  return null;
}
