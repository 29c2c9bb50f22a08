import { digitsOf } from '@gantry/domain/phone-mask';

const EXTENSION = /(?:x|ext\.?|#)\s*(\d+)\s*$/i;

/**
 * Settles the country code 1 before the mask counts digits. The mask reads eleven bare digits as empty and cuts
 * extensions off after the eleventh, so a North American number keeps its 1 only in front of an extension.
 */
export function settleCountryCode(text: string): string {
  const extension = EXTENSION.exec(text)?.[1];
  const number = digitsOf(extension ? text.replace(EXTENSION, '') : text);
  const national = number.length === 11 && number.startsWith('1') ? number.slice(1) : number;
  if (national.length !== 10) return text;
  return extension ? `1${national}${extension}` : national;
}
