import { readAddress, writeAddress } from '../../parts/listing-address.ts';
import { setRange } from '../../parts/listing-choices.ts';

/** A bound as its field shows it: prices in whole currency units, numbers as they are. */
export function shownBound(code: string, bound: number | null): string {
  if (bound === null) return '';
  return code === 'price' ? (bound / 100).toFixed(2) : String(bound);
}

/**
 * The address that a sent range form means (`range`, `min`, `max` beside the rest), or null when there is none.
 * Two bounds in the wrong order are exchanged; what is no number is left out.
 */
export function addressOfRangeForm(search: string): string | null {
  const params = new URLSearchParams(search);
  const code = params.get('range');
  if (!code || code.length > 200) return null;
  const [min, max] = [bound(code, params.get('min')), bound(code, params.get('max'))];
  const isReversed = min !== null && max !== null && min > max;
  return writeAddress(
    setRange(readAddress(search), code, isReversed ? { min: max, max: min } : { min, max }),
  );
}

function bound(code: string, text: string | null): number | null {
  const number = text?.trim() ? Number(text.replace(',', '.')) : Number.NaN;
  if (!Number.isFinite(number)) return null;
  return code === 'price' ? Math.round(Math.max(number, 0) * 100) : number;
}
