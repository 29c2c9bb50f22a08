import { failureOf, newKey, withKey } from '@gantry/api-client';
import { myCardsPath, newCardPath } from '@gantry/contracts/addresses/account';
import type { StartedCard } from '@gantry/contracts/schemas/payment';
import type { CardFailure } from '@gantry/forms/card-failure';
import { referenceOf, useCardElement } from '@gantry/forms/use-card-element';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref, useSearchParams } from 'react-router';
import {
  usePaymentsFinishCardMutation,
  usePaymentsStartCardMutation,
} from '../../api/payment-methods.endpoints.ts';

/** Why a card is not saved. */
export type NewCardProblem = 'incomplete' | 'refused' | 'not-proven' | 'away' | 'off' | 'too-many';

/** What is said of a failure: of a card that costs nothing, a bank's reason to refuse it is the bank's own. */
function problemOf(failure: CardFailure): NewCardProblem {
  if (failure === 'incomplete') return 'incomplete';
  if (failure === 'authentication-failed') return 'not-proven';
  return failure === 'provider-away' ? 'away' : 'refused';
}

/** Saves a card: its fields are shown as soon as the provider has opened it, then it is read back from the provider. */
export function useNewCard() {
  const [problem, setProblem] = useState<NewCardProblem>();
  const [attempt, setAttempt] = useState(0);
  const started = useStartedCard(attempt, setProblem);
  const element = useCardElement(started);
  const finish = useFinish(setProblem);
  const returnTo = useHref(newCardPath());
  const { isBusy, once } = useOnce();
  // the provider has taken the card, and our question about it was not answered: only that is asked again
  const isGiven = useRef(false);
  const saveTyped = async () => {
    if (!started) return;
    setProblem(undefined);
    const failure = isGiven.current ? undefined : await element.saveCard(location.origin + returnTo);
    if (failure) setProblem(problemOf(failure));
    else isGiven.current = await finish(referenceOf(started));
  };
  return {
    problem,
    isTest: started?.isTest ?? false,
    isBusy,
    /** it could not be begun, so there is nothing to enter */
    isStuck: problem !== undefined && !started,
    element,
    saveCard: () => once(saveTyped),
    restart: () => {
      setProblem(undefined);
      setAttempt((now) => now + 1);
    },
  };
}

/** What its fields are shown with, begun at once; `attempt` begins it again. */
function useStartedCard(attempt: number, tell: (problem: NewCardProblem) => void): StartedCard | undefined {
  const [startCard] = usePaymentsStartCardMutation();
  const [started, setStarted] = useState<StartedCard>();
  useEffect(() => {
    let isLeft = false;
    void startCard(withKey({}, newKey())).then(({ data, error }) => {
      if (isLeft) return;
      if (data) setStarted(data);
      else tell(refusalOf(failureOf(error)?.code));
    });
    return () => {
      isLeft = true;
    };
  }, [startCard, attempt, tell]);
  return started;
}

function refusalOf(code: string | undefined): NewCardProblem {
  if (code === 'WRONG_STATE') return 'off';
  return code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'away';
}

/**
 * Reads how a card stands at the provider, and leaves for the saved cards where it is saved. Called also by whoever comes
 * back from a bank that asked them in a window of its own.
 */
function useFinish(tell: (problem: NewCardProblem) => void) {
  const [finishCard] = usePaymentsFinishCardMutation();
  const cards = useHref(myCardsPath());
  const finish = useCallback(
    /** @returns whether it is worth asking again */
    async (reference: string): Promise<boolean> => {
      const { data } = await finishCard({ body: { reference } });
      if (data?.outcome === 'saved') window.location.assign(cards);
      else tell(data?.outcome === 'refused' ? problemOf(data.failure) : 'away');
      return data?.outcome !== 'refused';
    },
    [finishCard, cards, tell],
  );
  const [query] = useSearchParams();
  const returned = query.get('setup_intent');
  useEffect(() => {
    if (returned) void finish(returned);
  }, [returned, finish]);
  return finish;
}

/** Does one thing at a time: a second press while the first is on its way does nothing. */
function useOnce() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await work().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return { isBusy, once };
}
