import type { CardChoice } from './use-card-payment.ts';

interface CardChoicesProps {
  readonly choice: CardChoice;
  readonly choose: (choice: CardChoice) => void;
  readonly isDisabled: boolean;
}

/** Which card an account pays with; a guest has no choice. */
export function CardChoices(_: CardChoicesProps) {
  return null;
}
