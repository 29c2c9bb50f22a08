import type { OfferBlocker } from '@gantry/contracts/schemas/offer';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import type { Offer } from './offer.entity.ts';

/**
 * Why an offer cannot be accepted now; null where it can. An offer holds to the end of its last day at the store, and
 * only while its quote waits for the customer's answer to this very revision.
 */
export function offerBlocker(
  { status }: Pick<Inquiry, 'status'>,
  { revision, validUntil }: Pick<Offer, 'revision' | 'validUntil'>,
  newest: number,
  now = new Date(),
): OfferBlocker | null {
  if (revision !== newest) return 'SUPERSEDED';
  if (status !== 'sent-offer') return 'CLOSED';
  return wallClock(now, storeHours.timeZone).day > validUntil ? 'EXPIRED' : null;
}

/**
 * The offer, where it can be acted on now.
 * @param passable blockers that do not matter for what is done
 * @throws DomainError WRONG_STATE with the blocker
 */
export function checkOpen(
  inquiry: Inquiry,
  offer: Offer | null,
  revision: number,
  passable: readonly OfferBlocker[] = [],
): Offer {
  const { status } = inquiry;
  if (!offer) throw new DomainError('WRONG_STATE', { status, blocker: 'CLOSED' });
  const meant = { revision, validUntil: offer.validUntil };
  const blocker = offerBlocker(inquiry, meant, offer.revision);
  if (blocker && !passable.includes(blocker)) throw new DomainError('WRONG_STATE', { status, blocker });
  return offer;
}

const day = 24 * 60 * 60 * 1000;

/** The last day of an offer that is sent now and holds for so many days. */
export function lastDay(validDays: number, now = new Date()): string {
  const today = wallClock(now, storeHours.timeZone).day;
  return new Date(Date.parse(today) + validDays * day).toISOString().slice(0, 10);
}
