/** What has been typed into a review and not been sent yet. */
export type Draft = Readonly<Record<string, unknown>>;

interface Kept {
  readonly account: string;
  readonly values: Draft;
}

const keyOf = (uri: string) => `review-draft:${uri}`;

/**
 * Keeps a draft in this tab, for this account: through a reload, an error and a session that ends meanwhile. Where the
 * browser keeps nothing, the form still does as long as it is open.
 */
export function keepDraft(uri: string, account: string, values: Draft): void {
  try {
    sessionStorage.setItem(keyOf(uri), JSON.stringify({ account, values } satisfies Kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The draft this account has left; another account's in the same tab is none of its business. */
export function savedDraft(uri: string, account: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(uri)) ?? 'null') as Partial<Kept> | null;
    return kept?.account === account && typeof kept.values === 'object' ? kept.values : null;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function dropDraft(uri: string): void {
  try {
    sessionStorage.removeItem(keyOf(uri));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
