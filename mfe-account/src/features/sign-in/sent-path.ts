import { companySignOnPath, signInPath } from '@gantry/contracts/addresses/account';
import { refusedParameter, sentParameter, stepParameter } from '../../parts/outcome-parameters.ts';

/** The sign-in page as it says that a mail is on its way. @param ref where the visitor goes on afterwards */
export const sentPath = (ref: string | null): string => withParameter({ [sentParameter]: '' }, ref);

/** The sign-in page as it asks for the second step. @param ref where the visitor goes on afterwards */
export const stepPath = (ref: string | null): string => withParameter({ [stepParameter]: '' }, ref);

/** The page of company sign-on. @param ref where the visitor goes on afterwards */
export const companyPath = (ref: string | null): string => withParameter({}, ref, companySignOnPath());

/** The same page as it says why it did not go on. @param ref where the visitor goes on afterwards */
export const companyRefusedPath = (reason: string, ref: string | null): string =>
  withParameter({ [refusedParameter]: reason }, ref, companySignOnPath());

function withParameter(
  parameters: Readonly<Record<string, string>>,
  ref: string | null,
  path = signInPath(),
): string {
  const query = new URLSearchParams({ ...parameters, ...(ref === null ? {} : { ref }) });
  return query.size > 0 ? `${path}?${query}` : path;
}
