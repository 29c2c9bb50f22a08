import { failureOf, signedIn } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import type { User } from '@gantry/contracts/schemas/account';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import type { SubmitAnswer } from '@gantry/forms/form';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { entryRefusal } from './entry-refusal.ts';
import { returnPath } from './return-path.ts';

interface Answer {
  readonly data?: { user: User; cart: CartSummary | null };
  readonly error?: unknown;
}

/** What follows signing in: the session begins, and the visitor goes back to where they came from. */
export function useEnter(): (answer: Answer) => SubmitAnswer {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return ({ data, error }) => {
    if (!data) return entryRefusal(failureOf(error));
    dispatch(signedIn(data));
    void navigate(returnPath(search.get('ref'), myAccountPath()), { replace: true });
    return undefined;
  };
}
