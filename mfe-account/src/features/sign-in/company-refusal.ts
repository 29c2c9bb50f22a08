import type { ErrorCode, Failure } from '@gantry/contracts/errors';
import { signOnRefusals, type SignOnRefusal } from '@gantry/contracts/schemas/company-sign-on';
import type { Refusal } from '@gantry/forms/form';

/** Why a company sign-on does not go on, as the page's address says it. */
export type CompanyRefusal = SignOnRefusal | 'expired' | 'too-many' | 'unavailable';

const reasons: readonly CompanyRefusal[] = [...signOnRefusals, 'expired', 'too-many', 'unavailable'];
const byCode: Partial<Record<ErrorCode, CompanyRefusal>> = {
  SIGN_IN_EXPIRED: 'expired',
  TOO_MANY_REQUESTS: 'too-many',
  // what came back is no query of a provider
  INVALID: 'not-proven',
};

/** The reason a text names; undefined where it is none of ours. */
export const companyRefusalOf = (text: unknown): CompanyRefusal | undefined =>
  reasons.find((reason) => reason === text);

/** Why a call of a company sign-on was refused; `unavailable` also where nothing was answered. */
export const companyReason = (failure: Failure['error'] | undefined): CompanyRefusal =>
  companyRefusalOf(failure?.data?.reason) ?? (failure && byCode[failure.code]) ?? 'unavailable';

/** The message that words a reason, with what to do next. */
export const companyRefusalText = (reason: CompanyRefusal): string =>
  `account.company-sign-on.refused.${reason}`;

/** What the form of company sign-on shows of a refusal; what is wrong with a field stands at the field. */
export const companyFormRefusal = (failure: Failure['error'] | undefined): Refusal => ({
  failure,
  message: failure?.issues ? undefined : companyRefusalText(companyReason(failure)),
});
