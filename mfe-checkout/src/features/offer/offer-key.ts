/** Which offer is meant, and the token that opens it where there is no account: the parameters of every call about it. */
export interface OfferKey {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string };
}
