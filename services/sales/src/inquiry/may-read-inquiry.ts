import type { Identity } from '@gantry/contracts/schemas/account';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { isQuoteShownToCustomer, type QuoteCustomerAction } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { isOwn, mayReadRecord } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import type { Inquiry } from './inquiry.entity.ts';

type Caller = Pick<Call, 'caller'>;

/**
 * Whether whoever calls is the inquiry's account, holds its token, or reads the records of its company, and customers are
 * shown it at all.
 */
export const mayReadInquiry = (inquiry: Inquiry, { caller }: Caller, token: string | undefined): boolean =>
  isQuoteShownToCustomer(inquiry.status) && (mayReadRecord(inquiry, caller) || holdsToken(inquiry, token));

/** Who approves orders for a company accepts offers for its people, too. */
const approvesFor = ({ companyId, companyRole }: Identity, inquiry: Inquiry): boolean =>
  !!companyId &&
  !!companyRole &&
  inquiry.companyId === companyId &&
  mayActInCompany('approve-orders', companyRole);

/** Whether somebody who may read an inquiry may do something to it, as far as it is theirs. */
export const mayAnswerInquiry = (
  action: QuoteCustomerAction,
  inquiry: Inquiry,
  { caller }: Caller,
  token: string | undefined,
): boolean =>
  isOwn(inquiry, caller) ||
  holdsToken(inquiry, token) ||
  (action === 'accept' && approvesFor(caller, inquiry));
