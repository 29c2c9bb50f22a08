import type { TranslatedLocale } from '@gantry/contracts/schemas/feed';

/** Texts in other languages than English, where there are any. */
export type Translations<Texts> = Partial<Record<TranslatedLocale, Texts>>;

/** The texts in a reader's language; null where only English exists, so that the caller can mark it as such. */
export function textsIn<Texts>(translations: Translations<Texts>, locale: string): Texts | null {
  return (translations as Partial<Record<string, Texts>>)[locale] ?? null;
}
