/** A payment by card of the past, as the sandbox of its provider takes it in; minor units, moments in milliseconds. */
export interface PastPayment {
  readonly id: string;
  readonly charge: string;
  readonly method: string;
  readonly card: { readonly number: string; readonly month: number; readonly year: number };
  readonly amount: number;
  readonly createdAt: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly capture: {
    readonly at: number;
    readonly amount: number;
    readonly fee: number;
    readonly transaction: string;
  } | null;
  readonly refund: {
    readonly id: string;
    readonly at: number;
    readonly amount: number;
    readonly key: string;
    readonly transaction: string;
  } | null;
}
