import { translatedLocales, type FeedRow } from '@gantry/contracts/schemas/feed';
import { plainLine, plainText } from '../../../text/plain-text.ts';
import type { Translations } from '../../../tables/translations.ts';

/** Keeps the languages for which `read` finds any text; texts that are empty are left out. */
function inEachLocale<Texts extends object>(
  read: (locale: (typeof translatedLocales)[number]) => Texts,
): Translations<Texts> {
  const found: Translations<Texts> = {};
  for (const locale of translatedLocales) {
    const texts = Object.entries(read(locale)).filter(([, text]) => Boolean(text));
    if (texts.length > 0) found[locale] = Object.fromEntries(texts) as Texts;
  }
  return found;
}

/** Name and description in other languages, cleaned like the English ones. */
export function productTexts({
  translations,
}: FeedRow): Translations<{ name?: string; description?: string }> {
  if (!translations) return {};
  return inEachLocale((locale) => {
    const { name, description } = translations[locale] ?? {};
    return { name: plainLine(name ?? ''), description: plainText(description ?? '') };
  });
}

/** The names of the step at this place of the category path. */
export function stepTexts({ translations, category }: FeedRow, at: number): Translations<{ name: string }> {
  if (!translations) return {};
  return inEachLocale((locale) => {
    const names = translations[locale]?.category;
    // A path of another length cannot be matched name by name.
    return { name: names?.length === category.length ? plainLine(names[at] ?? '').slice(0, 120) : '' };
  });
}

export function familyTexts({ family }: FeedRow): Translations<{ name?: string; summary?: string }> {
  const translations = family?.translations;
  if (!translations) return {};
  return inEachLocale((locale) => {
    const { name, summary } = translations[locale] ?? {};
    return { name: plainLine(name ?? '').slice(0, 300), summary: plainLine(summary ?? '') };
  });
}
