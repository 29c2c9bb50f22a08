/** Digits of a complete number; whatever follows them is the extension (specification §5). */
const LONGEST_NUMBER = 11;

/** Slots are underscores; every other character of a template stands as it is. */
const nationalTemplate = '(___) ___-____';
const internationalTemplate = '+_ (___) ___-____';

/** Only the digits of what was typed. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The value a phone field keeps (specification §5): digits only; exactly 1 or exactly 11 digits count as empty;
 * more than 11 are split after digit 11, the remainder being the extension: `13075550100x12`.
 */
export function phoneValue(text: string): string | null {
  const digits = digitsOf(text);
  if (digits.length === 0 || digits.length === 1 || digits.length === LONGEST_NUMBER) return null;
  if (digits.length < LONGEST_NUMBER) return digits;
  return `${digits.slice(0, LONGEST_NUMBER)}x${digits.slice(LONGEST_NUMBER)}`;
}

/** Puts digits into the slots of a template and stops where they end. */
export function fillTemplate(template: string, digits: string): string {
  let next = 0;
  let filled = '';
  for (const character of template) {
    if (next >= digits.length) break;
    filled += character === '_' ? digits[next++] : character;
  }
  return filled + digits.slice(next);
}

/** A kept value as people read it: `3075550100` → `(307) 555-0100`, `13075550100x12` → `+1 (307) 555-0100 x12`. */
export function formatPhone(value: string | null | undefined): string {
  if (!value) return '';
  const [number = '', extension] = value.split('x');
  const template = number.length > 10 ? internationalTemplate : nationalTemplate;
  const filled = fillTemplate(template, number);
  return extension ? `${filled} x${extension}` : filled;
}
