import { failureOf } from '@gantry/api-client';
import type { Failure, Issue } from '@gantry/contracts/errors';
import type { SubmitAnswer } from '@gantry/forms/form';
import * as v from 'valibot';
import { useIdentityAdminSaveCompanySignOnMutation } from '../../api/company-sign-on.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { signOnValuesSchema, type SignOnSetUp, type SignOnValues } from './sign-on-values.ts';

/** Saves the set-up; what the server refuses of it is shown where it stands. */
export function useSaveSignOn(number: string, saved: SignOnSetUp | null, onSaved: () => void) {
  const [save] = useIdentityAdminSaveCompanySignOnMutation();
  return async (values: SignOnValues): Promise<SubmitAnswer> => {
    const form = v.parse(signOnValuesSchema(saved), values);
    const { error } = await save({ params: { number }, body: { ...form, version: saved?.version ?? null } });
    if (error) return refusalOf(error, form.domains);
    onSaved();
    return undefined;
  };
}

function refusalOf(error: unknown, domains: readonly string[]): SubmitAnswer {
  const failure = failureOf(error);
  const issue = failure?.code === 'SIGN_ON_REFUSED' ? issueOf(failure, domains) : undefined;
  if (failure && issue) return { failure: { ...failure, issues: [issue] } };
  return refusedAnswer(error, 'admin.sign-on.refusal');
}

function issueOf({ data }: Failure['error'], domains: readonly string[]): Issue | undefined {
  if (data?.reason === 'provider') return { path: 'issuer', message: 'admin.sign-on.problem.provider' };
  const place = domains.indexOf(String(data?.domain));
  return place < 0 ? undefined : { path: `domains.${place}`, message: 'admin.sign-on.problem.domain-taken' };
}
