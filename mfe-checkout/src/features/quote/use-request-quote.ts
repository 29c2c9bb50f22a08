import { failureOf, withKey } from '@gantry/api-client';
import { quoteTakenPath } from '@gantry/contracts/addresses/checkout';
import type { Failure } from '@gantry/contracts/errors';
import type { QuoteRequestForm } from '@gantry/contracts/schemas/quote-request';
import type { Attempt, Refusal, SubmitAnswer } from '@gantry/forms/form';
import { useNavigate } from 'react-router';
import { useSalesRequestQuoteMutation } from '../../api/quote.endpoints.ts';

/** Why a request was not taken, in words of this form where it has better ones. */
export const refusalOf = (failure: Failure['error'] | undefined): Refusal =>
  failure?.code === 'TOO_MANY_REQUESTS' ? { failure, message: 'checkout.quote.too-many' } : { failure };

/** Sends the request and goes to the page that confirms it. */
export function useRequestQuote() {
  const navigate = useNavigate();
  const [request] = useSalesRequestQuoteMutation();
  return async (body: QuoteRequestForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { data, error } = await request(withKey({ body }, keyFor(body)));
    if (error) return refusalOf(failureOf(error));
    await navigate(quoteTakenPath(data.number, data.token), { replace: true });
    return undefined;
  };
}
