import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cardFailure, type CardFailure } from './card-failure.ts';
import { loadCards, type CardProviderFacts } from './load-cards.ts';

/** A payment whose card is entered in the page. */
export interface CardPayment extends CardProviderFacts {
  readonly clientSecret: string;
}
/** The fields of the provider, as the page around them needs them. */
export interface CardElement {
  /** of the element they stand in */
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** loads them again after they could not be loaded */
  readonly retry: () => void;
  /** Has the fields read the payment anew, which was changed at the provider; what was typed stays. */
  readonly refresh: () => Promise<void>;
  /**
   * Pays. The browser goes to `returnUrl` where that worked; else the promise says why not.
   * @param returnUrl with its origin: the bank of the payer may have been asked in between
   */
  readonly pay: (returnUrl: string) => Promise<CardFailure>;
  /**
   * Saves the card without paying; the bank of its owner may ask them in front of the page.
   * @returns why it did not work; undefined where it did
   */
  readonly saveCard: (returnUrl: string) => Promise<CardFailure | undefined>;
}

/** The provider's script at work in the page. */
interface Mounted {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Puts the provider's card fields into the page, in frames of its own: no number of a card is ever in our document. */
export function useCardElement(payment: CardPayment | undefined): CardElement {
  const ref = useRef<HTMLDivElement>(null);
  const { mounted, state, retry } = useMountedCard(payment, ref);
  const pay = async (returnUrl: string): Promise<CardFailure> => {
    if (!mounted.current) return 'provider-away';
    const { stripe, elements } = mounted.current;
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
    return cardFailure(error);
  };
  const saveCard = async (returnUrl: string): Promise<CardFailure | undefined> => {
    if (!mounted.current) return 'provider-away';
    const { stripe, elements } = mounted.current;
    const confirmParams = { return_url: returnUrl };
    const { error } = await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' });
    return error ? cardFailure(error) : undefined;
  };
  const refresh = async () => {
    await mounted.current?.elements.fetchUpdates();
  };
  return { ref, state, refresh, retry, pay, saveCard };
}

function useMountedCard(payment: CardPayment | undefined, ref: CardElement['ref']) {
  const { locale } = useIntl();
  const mounted = useRef<Mounted>(null);
  const [state, setState] = useState<CardElement['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const { publishableKey, scriptUrl, clientSecret } = payment ?? {};
  useEffect(() => {
    if (!publishableKey || !scriptUrl || !clientSecret || !ref.current) return;
    const field = mountCard({ publishableKey, scriptUrl, clientSecret }, ref.current, locale);
    field.then((made) => (mounted.current = made)).catch(() => undefined);
    let isLeft = false;
    field
      .then(({ ready }) => ready)
      .then(
        () => isLeft || setState('ready'),
        () => isLeft || setState('failed'),
      );
    return () => {
      isLeft = true;
      mounted.current = null;
      setState('loading');
      field.then(({ unmount }) => unmount()).catch(() => undefined);
    };
  }, [publishableKey, scriptUrl, clientSecret, locale, attempt, ref]);

  return { mounted, state, retry: () => setAttempt((now) => now + 1) };
}

async function mountCard({ clientSecret, ...provider }: CardPayment, place: HTMLElement, locale: string) {
  const stripe = await loadCards(provider, locale);
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place) });
  const element = elements.create('payment', { layout: 'tabs' });
  const ready = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', ({ error }) => reject(new Error(error.message)));
  });
  element.mount(place);
  return { stripe, elements, ready, unmount: () => element.destroy() };
}

/** The provider's frames do not see our styles: they are told the colors that stand around them. */
function appearanceOf(place: HTMLElement) {
  const { color, backgroundColor, borderTopColor, fontSize, fontFamily } = getComputedStyle(place);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorPrimary: borderTopColor,
      fontSizeBase: fontSize,
      fontFamily,
      borderRadius: '2px',
    },
  };
}

/**
 * Has the payer's bank ask them about a saved card.
 * @returns why it did not work; undefined where it did
 */
export async function askBank(payment: CardPayment, locale: string): Promise<CardFailure | undefined> {
  const stripe = await loadCards(payment, locale).catch(() => null);
  if (!stripe) return 'provider-away';
  const { error } = await stripe.handleNextAction({ clientSecret: payment.clientSecret });
  return error ? cardFailure(error) : undefined;
}

/** The provider's name of a payment, of the secret by which the page pays it. */
export const referenceOf = ({ clientSecret }: CardPayment): string =>
  clientSecret.split('_secret_')[0] ?? clientSecret;
