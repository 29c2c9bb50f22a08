import { failureOf, signedIn } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import type { SignInAnswer } from '@gantry/contracts/schemas/second-step';
import type { SubmitAnswer } from '@gantry/forms/form';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { entryRefusal } from './entry-refusal.ts';
import { returnPath } from './return-path.ts';
import { stepPath } from './sent-path.ts';

interface Answer {
  readonly data?: SignInAnswer;
  readonly error?: unknown;
}

/** What follows signing in: the session begins, and the visitor goes back to where they came from; or the second step. */
export function useEnter(): (answer: Answer) => SubmitAnswer {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return ({ data, error }) => {
    if (!data) return entryRefusal(failureOf(error));
    const { user, cart } = data;
    if (user) dispatch(signedIn({ user, cart }));
    const ref = search.get('ref');
    void navigate(user ? returnPath(ref, myAccountPath()) : stepPath(ref), { replace: true });
    return undefined;
  };
}
