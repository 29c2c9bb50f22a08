/** How often a row of a mail is quoted: once for every `>` in front of it. */
export const quoteDepth = (row: string): number =>
  (/^(?:\s*>)+/.exec(row)?.[0] ?? '').replace(/\s/g, '').length;

/** A row without what mails and lists put in front of it: quote marks, bullets, `3.` and `3)`. */
export const withoutMarks = (row: string): string =>
  row
    .replace(/^(?:\s*>)+\s*/, '')
    .replace(/^(?:[-*•·–—▪◦]\s+|\d{1,3}[.)]\s+|\(\d{1,3}\)\s+)/u, '')
    .trim();

const signature =
  /^(--|__|—)\s*$|^((best|kind|warm)\s+)?regards\b|^(many\s+)?thanks\b|^thank you\b|^sincerely\b|^cheers\b|^sent from my\b|^(atentamente|saludos|gracias|cordialement|merci|bien à vous|salutations)(?![\p{L}])/iu;
/** Whether a row begins the end of a mail. */
export const isSignature = (row: string): boolean => signature.test(row);

const mailHeads =
  /^(from|to|cc|bcc|sent|date|subject|de|para|à|a|enviado|envoyé|asunto|objet|tel|phone|fax|mobile|cell|office|direct|téléphone|teléfono|ph|www\.|https?:)\b\s*[.:]/iu;
const wrote = /^on\b.*\bwrote:?$|^el\b.*\bescribió:?$|^le\b.*\ba écrit\s*:?$/iu;
const contact =
  /\S+@\S+\.\S{2,}|https?:\/\/|\bwww\.|(^|\s)(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(\s|$)/i;
/** More words than these in a row make a sentence, unless it names a quantity. */
const sentence = 7;

/**
 * Whether a row reads like the text around an order: a greeting, a mail's head, a sentence, a rule of dashes. A single
 * word without a digit may be a part number, and so may anything that names a quantity.
 */
export function isProse(row: string, isCounted: boolean): boolean {
  if (!/[\p{L}\p{N}]/u.test(row)) return true;
  if (mailHeads.test(row) || wrote.test(row) || contact.test(row)) return true;
  const words = row.split(/\s+/);
  if (!/\d/.test(row)) return words.length > 1 || /[,:.!?]$/.test(row);
  const plain = words.filter((word) => /^\p{Ll}[\p{Ll}’']*[,.:;!?]?$/u.test(word));
  return !isCounted && words.length >= sentence && plain.length * 2 > words.length;
}
