import type { PricedPart } from '@gantry/contracts/schemas/order-approval';
import type { RefusedDecision } from './refused-decision.ts';

/** What part of an order would cost, with what was typed. */
export interface AnsweredPart {
  readonly priced: PricedPart;
  readonly values: RefusedDecision['values'];
}
/** What a form of the page came back with. */
export type ApprovalAnswer = RefusedDecision | AnsweredPart;

export const isPriced = (answer: ApprovalAnswer | undefined): answer is AnsweredPart =>
  answer !== undefined && 'priced' in answer;

/** The field in which the quantity of a line is typed. */
export const quantityName = (lineNumber: number): string => `quantity-${lineNumber}`;

/** Part of an order as it was typed: a line left empty is not ordered now, and what is no number is refused. */
export function typedPart(values: RefusedDecision['values']) {
  const lines = Object.entries(values).flatMap(([name, text]) => {
    const lineNumber = /^quantity-(\d+)$/.exec(name)?.[1];
    return lineNumber ? [{ lineNumber: Number(lineNumber), quantity: Number(text.trim() || '0') }] : [];
  });
  return { lines, rest: values.rest === 'ask-again' ? ('ask-again' as const) : ('leave-out' as const) };
}
