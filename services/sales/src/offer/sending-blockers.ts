import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';
import type { OfferableLines, PricedOffer } from './price-offer.ts';
import { offeredLines } from './offered-lines.ts';

export type SendingBlocker = OfferDraft['blockers'][number];

/** What stands in the way of sending whatever place it goes to, with the numbers of the lines of the quote. */
export function lineBlockers(inquiry: Inquiry, { lines, lost }: OfferableLines): SendingBlocker[] {
  const { unnamed, unpriced } = offeredLines(inquiry);
  return [
    ...(inquiry.status === 'move-to-offer' ? [] : [{ code: 'WRONG_STATUS' as const, lines: [] }]),
    ...(lines.length + lost.length + unnamed.length + unpriced.length === 0
      ? [{ code: 'NO_LINES' as const, lines: [] }]
      : []),
    ...blockerOf('UNPRICED_LINES', unpriced),
    ...blockerOf('UNNAMED_LINES', unnamed),
    ...blockerOf('LOST_LINES', lost),
  ];
}

/** What is missing about the place. */
export function placeBlockers(hasPlace: boolean, priced: PricedOffer | null): SendingBlocker[] {
  if (!hasPlace) return [{ code: 'NO_ADDRESS', lines: [] }];
  return priced ? [] : [{ code: 'NO_SHIPPING', lines: [] }];
}

const blockerOf = (code: SendingBlocker['code'], lines: readonly InquiryLine[]): SendingBlocker[] =>
  lines.length === 0 ? [] : [{ code, lines: lines.map(({ lineNumber }) => lineNumber) }];
