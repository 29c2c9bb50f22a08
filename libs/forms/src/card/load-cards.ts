import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { cardPolicyName } from '@gantry/contracts/payment-pages';

/** What the card provider's part of a page begins with, as the server says it. */
export interface CardProviderFacts {
  readonly publishableKey: string;
  /** the provider's script; its origin is the only one the page's policies let in */
  readonly scriptUrl: string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}
const scripts = new Map<string, Promise<void>>();

/**
 * The card provider of this page, by its official client. A page that failed to load it may ask again.
 * @throws Error where its script cannot be loaded
 */
export async function loadCards(
  { publishableKey, scriptUrl }: CardProviderFacts,
  locale: string,
): Promise<Stripe> {
  const script = scripts.get(scriptUrl) ?? loadScript(scriptUrl);
  scripts.set(scriptUrl, script);
  try {
    await script;
  } catch (error) {
    scripts.delete(scriptUrl);
    throw error;
  }
  const stripe = await loadStripe(publishableKey, { locale: localeOf(locale) });
  if (!stripe) throw new Error('the card provider has no page to run in');
  return stripe;
}

/** The client would load from its usual address; a script that is there already it takes as it is. */
function loadScript(address: string): Promise<void> {
  letInScriptsOf(new URL(address).origin);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the script of the card provider did not come'));
    });
    script.src = address;
    document.head.append(script);
  });
}

const letIn = new Set<string>();

/** The provider's script loads more of its own by plain addresses: the page's one policy passes those of its origin. */
function letInScriptsOf(origin: string): void {
  const isFirst = letIn.size === 0;
  letIn.add(origin);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!isFirst) return;
  trustedTypes?.createPolicy(cardPolicyName, {
    createScriptURL: (address) => {
      if (letIn.has(new URL(address, location.href).origin)) return address;
      throw new TypeError('not a script of the card provider');
    },
  });
}

const localeOf = (locale: string): StripeElementLocale =>
  locale === 'fr-CA' ? 'fr-CA' : (locale.slice(0, 2) as StripeElementLocale);
