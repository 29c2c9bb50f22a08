import * as v from 'valibot';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** A moment in milliseconds. */
const moment = v.pipe(v.number(), v.integer());
/** Minor units. */
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
/** `name` is that of an entry in the card provider's balance, or of the wallet's capture. */
const move = { at: moment, amount: cents, name: v.string() };

/** A payment by card or wallet that was made before this sandbox began, under the names its shop knows it by. */
export const pastPaymentSchema = v.object({
  provider: v.picklist(['stripe', 'paypal']),
  id: v.string(),
  reservation: v.string(),
  card: v.nullable(v.object({ method: v.string(), number: v.string(), month: v.number(), year: v.number() })),
  amount: cents,
  createdAt: moment,
  metadata: v.record(v.string(), v.string()),
  captures: v.array(v.object({ ...move, fee: cents, key: v.string(), isLast: v.boolean() })),
  releasedAt: v.nullable(moment),
  refund: v.nullable(v.object({ ...move, id: v.string(), key: v.string() })),
  dispute: v.nullable(
    v.object({
      ...move,
      id: v.string(),
      end: v.nullable(v.object({ at: moment, isWon: v.boolean(), name: v.string() })),
    }),
  ),
});
export type PastPayment = v.InferOutput<typeof pastPaymentSchema>;

type Told = Pick<LedgerEntry, 'kind' | 'reference' | 'amount' | 'fee'> & { readonly at: number };

/**
 * Writes down what moved of a payment of the past, as its client named the order.
 * @param captureNameOf under which name the provider lists a capture
 * @param disputeFee what the provider keeps of a dispute; minor units
 */
export function enterPast(
  ledger: Ledger,
  past: PastPayment,
  captureNameOf: (capture: PastPayment['captures'][number]) => string,
  disputeFee: number,
): void {
  const { provider, id: payment, metadata } = past;
  const order = metadata.order ?? null;
  for (const { at, ...entry } of movesOf(past, captureNameOf, disputeFee))
    ledger.addPastEntry({ at: new Date(at).toISOString(), provider, payment, order, ...entry });
}

function movesOf(
  { reservation, amount, createdAt, captures, releasedAt, refund, dispute }: PastPayment,
  captureNameOf: (capture: PastPayment['captures'][number]) => string,
  disputeFee: number,
): Told[] {
  const held = { reference: reservation, amount, fee: 0 };
  const moves: Told[] = [{ ...held, at: createdAt, kind: 'authorization' }];
  for (const capture of captures) {
    const { at, fee } = capture;
    moves.push({ at, kind: 'capture', reference: captureNameOf(capture), amount: capture.amount, fee });
  }
  if (releasedAt !== null) moves.push({ ...held, at: releasedAt, kind: 'release' });
  if (refund)
    moves.push({ at: refund.at, kind: 'refund', reference: refund.id, amount: -refund.amount, fee: 0 });
  if (!dispute) return moves;
  const asked = { reference: dispute.id, amount: dispute.amount };
  moves.push({ ...asked, at: dispute.at, kind: 'dispute', amount: -dispute.amount, fee: disputeFee });
  if (dispute.end?.isWon) moves.push({ ...asked, at: dispute.end.at, kind: 'dispute-won', fee: 0 });
  return moves;
}
