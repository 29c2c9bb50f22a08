import type { TallyKind } from '../order-tally/order-tally.repository.ts';

const dayMs = 86_400_000;

/** The range of totals that one lies in, by its least: the first three digits, as `sales.total_bucket` has it. */
export function totalBucketOf(total: number): number {
  if (total <= 0) return 0;
  const unit = 10 ** Math.max(0, String(total).length - 3);
  return Math.floor(total / unit) * unit;
}

/** The least that the column of a range holds. */
export function leastOf(kind: TallyKind, bucket: number): Date | number | string {
  if (kind === 'day') return new Date(bucket * dayMs);
  if (kind === 'total') return bucket;
  const signs = [bucket >> 16, (bucket >> 8) & 255, bucket & 255].filter((sign) => sign > 0);
  return String.fromCharCode(...signs);
}
