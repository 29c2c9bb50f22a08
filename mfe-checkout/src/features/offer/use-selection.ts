import { failureOf } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { Offer, SelectedOffer } from '@gantry/contracts/schemas/offer';
import { useState } from 'react';
import { useSalesSelectOfferLinesQuery } from '../../api/quote.endpoints.ts';
import type { OfferKey } from './offer-key.ts';

/** The lines that are accepted, and what they cost. */
export interface OfferSelection {
  /** numbers of the lines; all at first */
  readonly chosen: readonly number[];
  readonly isComplete: boolean;
  /** null while nothing is chosen, or the answer is on its way */
  readonly cost: SelectedOffer | null;
  /** why the chosen lines cannot be had together */
  readonly failure: Failure['error'] | undefined;
  readonly chooseLine: (line: number, isChosen: boolean) => void;
}

/** Which lines of an offer are accepted; what a part of them costs, the server says. */
export function useSelection(
  offer: Offer,
  offerKey: OfferKey,
  before: readonly number[] | undefined,
): OfferSelection {
  const all = offer.lines.map(({ lineNumber }) => lineNumber);
  const [chosen, setChosen] = useState<readonly number[]>(before ?? all);
  const isComplete = chosen.length === all.length;
  const body = { revision: offer.revision, lines: [...chosen] };
  const { currentData, error } = useSalesSelectOfferLinesQuery(
    { ...offerKey, body },
    { skip: isComplete || chosen.length === 0 },
  );
  const whole = { totals: offer.totals, deposit: offer.deposit };
  return {
    chosen,
    isComplete,
    cost: isComplete ? whole : chosen.length === 0 ? null : (currentData ?? null),
    failure: !isComplete && error ? failureOf(error) : undefined,
    chooseLine: (line, isChosen) =>
      setChosen(all.filter((one) => (one === line ? isChosen : chosen.includes(one)))),
  };
}
