import { splitLocale } from './locales.ts';

/**
 * Pages on which cards and wallets are paid with, or a card is saved. They run scripts of the shell and of their own remote alone: they are
 * reached and left by a new document. @param pathname with or without locale prefix
 */
export const isPaymentPage = (pathname: string): boolean =>
  /^\/(?:checkout\/(?:stripe|paypal)|admin\/orders\/checkout\/stripe|my-account\/payment-methods\/new)(?:\/|$)/.test(
    splitLocale(pathname).path,
  );

/** Those of them that may load the card provider's script besides. @param pathname with or without locale prefix */
export const isCardPage = (pathname: string): boolean =>
  isPaymentPage(pathname) && !splitLocale(pathname).path.startsWith('/checkout/paypal');

/** The one policy for trusted types that card pages have besides the shell's: it lets in the provider's script alone. */
export const cardPolicyName = 'default';
