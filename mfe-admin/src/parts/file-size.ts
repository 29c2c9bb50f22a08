import type { IntlShape } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the unit a reader expects, in their language. */
export function fileSize(intl: IntlShape, bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return intl.formatNumber(bytes / 1000 ** step, {
    style: 'unit',
    unit: units[step],
    // “70 byte” is no English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
}
