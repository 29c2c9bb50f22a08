/** What a promotion took off an order, as it was when it was placed; amounts in minor units. */
export interface PromotionUse {
  readonly id: string;
  /** null: it counted by itself */
  readonly code: string | null;
  /** by language */
  readonly names: Readonly<Record<string, string>>;
  /** by the number its line was placed with */
  readonly lines: readonly { readonly lineNumber: number; readonly amount: number }[];
  readonly shipping: number;
  /** what it gave, what that would have cost, and the number of its line; left out where it gave nothing */
  readonly gift?: {
    readonly lineNumber: number;
    readonly sku: string;
    readonly quantity: number;
    readonly worth: number;
  };
}

/** A name in a language, else in English. */
export const promotionNameIn = (names: Readonly<Record<string, string>>, locale: string): string =>
  names[locale] ?? names['en-US'] ?? '';
