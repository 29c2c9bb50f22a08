/**
 * A span of days in a format with short months, as people write it: `28 oct – 27 nov 2026`. Node puts thin spaces around the
 * dash and browsers plain ones, and a page must hydrate as it was rendered; Spanish gets a «de» into spans that single days
 * with a short month do without.
 */
export const daySpanText = (format: Intl.DateTimeFormat, from: Date, to: Date): string =>
  format
    .formatRange(from, to)
    .replace(/[\u2009\u202F]/g, ' ')
    .replaceAll(' de ', ' ');
