import { sendCall, storeContext } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import { localizedPath, splitLocale, type LocaleCode } from '@gantry/contracts/locales';
import type { FinishedSignOn } from '@gantry/contracts/schemas/company-sign-on';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { companyReason } from '../../features/sign-in/company-refusal.ts';
import { returnPath } from '../../features/sign-in/return-path.ts';
import { companyRefusedPath, stepPath } from '../../features/sign-in/sent-path.ts';

/** How a sign-on was begun, as it is told whatever came of it. */
type Begun = Partial<Pick<FinishedSignOn, 'ref' | 'locale'>>;

const { identityFinishCompanySignOn } = identityApi.endpoints;
/** By which is known that a provider sends a visitor. */
const answered = ['state', 'code', 'error'];

/**
 * Takes what the provider has sent back with the visitor, and leads on at once, so that no reload repeats it and no
 * code stays in an address: to where they came from (query `ref`, specification §2), to the second step of the account,
 * or to this page with the reason. The session's cookies come with the answer of the call. In the language it was begun
 * in: the address providers send people back to has none.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!answered.some((name) => searchParams.has(name))) return null;
  const call = identityFinishCompanySignOn.initiate({ body: { query: search.slice(1) } }, { track: false });
  const { data, failed } = await sendCall(context.get(storeContext), call);
  const begun: Begun | undefined = data ?? failed.failure?.data;
  const ref = begun?.ref ?? null;
  const path = data?.user
    ? returnPath(ref, myAccountPath())
    : data
      ? stepPath(ref)
      : companyRefusedPath(companyReason(failed.failure), ref);
  // the router adds the prefix of the page that is open
  const isPlain = splitLocale(pathname).locale.prefix === '' && begun?.locale !== undefined;
  return redirect(isPlain ? localizedPath(path, begun.locale as LocaleCode) : path);
}
