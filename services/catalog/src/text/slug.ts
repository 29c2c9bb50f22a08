import { fold } from '@gantry/product-search/fold';

/**
 * The part of an address made from a name: folded, words joined by dashes, cut at a word.
 * Letters of other scripts stay (the address schema allows them); text without a letter or digit gives ''.
 */
export function slug(text: string, maxLength = 80): string {
  const whole = fold(text)
    .replace(/['’`"]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength);
  const lastDash = cut.lastIndexOf('-');
  return lastDash > maxLength / 2 ? cut.slice(0, lastDash) : cut;
}
