/** Something a provider did to a payment, under the name its books have it by; minor units, moments in milliseconds. */
interface PastMove {
  readonly at: number;
  readonly amount: number;
  /** of its entry in the card provider's balance, or the wallet's name of it */
  readonly name: string;
}

/** A payment by card or wallet of the past, as the sandbox of its provider takes it in. */
export interface PastPayment {
  readonly provider: 'stripe' | 'paypal';
  readonly id: string;
  /** the name of what reserved the money */
  readonly reservation: string;
  /** null: by wallet */
  readonly card: {
    readonly method: string;
    readonly number: string;
    readonly month: number;
    readonly year: number;
  } | null;
  readonly amount: number;
  readonly createdAt: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly captures: readonly (PastMove & {
    readonly fee: number;
    readonly key: string;
    readonly isLast: boolean;
  })[];
  /** when all that was reserved was let go; null where it was not */
  readonly releasedAt: number | null;
  readonly refund: (PastMove & { readonly id: string; readonly key: string }) | null;
  readonly dispute:
    | (PastMove & {
        readonly id: string;
        /** null while it is open */
        readonly end: { readonly at: number; readonly isWon: boolean; readonly name: string } | null;
      })
    | null;
}

/** When its provider last did something to it. */
export const lastMovedAt = ({ createdAt, captures, releasedAt, refund, dispute }: PastPayment): number =>
  Math.max(
    createdAt,
    captures.at(-1)?.at ?? 0,
    releasedAt ?? 0,
    refund?.at ?? 0,
    dispute?.end?.at ?? dispute?.at ?? 0,
  );
