import { notFound, storeContext } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';

/** For pages that only people of a company have. @throws the unknown page for a buyer who works alone */
export function checkInCompany({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const { user } = context.get(storeContext).getState().session;
  if (!user?.companyRole) throw notFound(new URL(request.url).pathname);
}
