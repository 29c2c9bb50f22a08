import { paymentReturnPath, type PayableAddress } from '@gantry/contracts/addresses/checkout';
import type { StartedPayment } from '@gantry/contracts/schemas/payment';
import { askBank, referenceOf, useCardElement, type CardElement } from '@gantry/forms/use-card-element';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';
import type { PaymentProblem } from './payment-problem.ts';
import { useStartPayment, type Began, type Wish } from './use-start-payment.ts';

const service = 'stripe-payment-intent';
type StartedCard = Extract<StartedPayment, { service: typeof service }>;

/** Which card: one that was saved, or a new one, which may be kept. */
export interface CardChoice {
  readonly savedMethodId: string | null;
  readonly saveMethod: boolean;
}

/**
 * Pays an order or invoice by card. A new card's payment is begun as soon as the page is there, so that its fields can be
 * shown; a saved card is charged by beginning.
 * @param refused why the attempt before did not go through
 */
export function useCardPayment(
  payable: PayableAddress,
  refused: PaymentProblem | undefined,
  onNothingDue: () => void,
) {
  const [choice, setChoice] = useState<CardChoice>({ savedMethodId: null, saveMethod: false });
  const { problem, setProblem } = useProblem(refused, onNothingDue);
  const { started, amount, begin, restart } = useBegunCard(payable, choice, setProblem);
  const element = useCardElement(choice.savedMethodId === null ? started : undefined);
  const saving = { choice, setChoice, begin, refresh: element.refresh };
  const { chooseCard, settleSaving } = useCardSaving(saving);
  const { isBusy, once } = useOnce();
  const returnPath = useHref(paymentReturnPath(service, payable));
  const { locale } = useIntl();

  const payNew = async () => {
    // a press right after the box was ticked pays as it says
    if (!(await settleSaving())) return;
    setProblem(await element.pay(location.origin + returnPath));
  };
  const paySaved = async () => {
    const began = await begin(choice);
    if (!began) return;
    const failure = began.isSettled ? undefined : await askBank(began, locale);
    if (failure) setProblem(failure);
    else leaveFor(`${returnPath}&payment_intent=${encodeURIComponent(referenceOf(began))}`);
  };
  return {
    choice,
    choose: chooseCard,
    problem,
    element,
    amount,
    isBusy,
    restart,
    canPay: choice.savedMethodId !== null || element.state === 'ready',
    pay: () => once(choice.savedMethodId === null ? payNew : paySaved),
  };
}

/** Why it did not go through, told to the page around where nothing is left to pay. */
function useProblem(refused: PaymentProblem | undefined, onNothingDue: () => void) {
  const [problem, setKnown] = useState(refused);
  const told = useRef(onNothingDue);
  const setProblem = useCallback((known: PaymentProblem | undefined) => {
    setKnown(known);
    if (known === 'nothing-due') told.current();
  }, []);
  return { problem, setProblem };
}

interface CardSaving {
  readonly choice: CardChoice;
  readonly setChoice: (choice: CardChoice) => void;
  readonly begin: (card: Omit<Wish, 'service'>) => Promise<StartedCard | undefined>;
  readonly refresh: CardElement['refresh'];
}

/** Whether a new card is saved is changed at the provider under what is typed; where that fails, it stays as it was. */
function useCardSaving({ choice, setChoice, begin, refresh }: CardSaving) {
  // one after the other, so that the last one stays
  const last = useRef(Promise.resolve(true));
  const changeSaving = (saveMethod: boolean) => {
    setChoice({ savedMethodId: null, saveMethod });
    last.current = last.current.then(async () => {
      const begun = await begin({ saveMethod });
      if (begun) await refresh();
      else setChoice({ savedMethodId: null, saveMethod: !saveMethod });
      return begun !== undefined;
    });
  };
  const chooseCard = (next: CardChoice) => {
    if (next.savedMethodId !== null || choice.savedMethodId !== null) setChoice(next);
    else changeSaving(next.saveMethod);
  };
  const settleSaving = () => {
    const settled = last.current;
    // once it has failed and was said, the next press pays as the box stands then
    last.current = Promise.resolve(true);
    return settled;
  };
  return { chooseCard, settleSaving };
}

/** The payment that has begun; for a new card at once. */
function useBegunCard(
  payable: PayableAddress,
  { savedMethodId, saveMethod }: CardChoice,
  tell: (problem: PaymentProblem | undefined) => void,
) {
  const start = useStartPayment(payable);
  const [started, setStarted] = useState<StartedCard>();
  const [amount, setAmount] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const saves = useLatest(saveMethod);
  const settle = useCallback(
    (began: Began): StartedCard | undefined => {
      if (began.problem) tell(began.problem);
      if (began.started?.service !== service) return undefined;
      setStarted(began.started);
      setAmount(began.started.amount);
      return began.started;
    },
    [tell],
  );
  useEffect(() => {
    if (savedMethodId !== null) return;
    let isLeft = false;
    void start({ service, saveMethod: saves.current }).then((began) => {
      if (!isLeft) settle(began);
      // what is due is the same whichever card is chosen meanwhile
      else setAmount((known) => began.started?.amount ?? known);
    });
    return () => {
      isLeft = true;
      // its fields go away: nothing is typed into them while the next payment begins
      setStarted(undefined);
    };
  }, [start, settle, savedMethodId, saves, attempt]);
  const begin = async (card: Omit<Wish, 'service'>) => settle(await start({ service, ...card }));
  const restart = () => {
    tell(undefined);
    setAttempt((now) => now + 1);
  };
  return { started, amount, begin, restart };
}

/** The value of the last time the page was drawn, for what happens later. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** Does one thing at a time: a second press while the first is on its way does nothing. */
function useOnce() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once };
}

function leaveFor(address: string): void {
  window.location.assign(address);
}
