import { isQuoteShownToCustomer } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { holdsToken } from '../shared/record-token.ts';
import type { Inquiry } from './inquiry.entity.ts';

/** Whether whoever calls is the inquiry's account or holds its token, and customers are shown it at all. */
export const mayReadInquiry = (
  inquiry: Inquiry,
  { caller }: Pick<Call, 'caller'>,
  token: string | undefined,
): boolean => {
  const isOwner = caller.accountId !== null && inquiry.accountId === caller.accountId;
  return isQuoteShownToCustomer(inquiry.status) && (isOwner || holdsToken(inquiry, token));
};
