import type { Issue } from '@gantry/contracts/errors';
import type { ProductField, ProductValues } from '@gantry/contracts/schemas/product-admin';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { storeHours, wallClock } from '@gantry/domain/business-days';

/** What cannot be seen by the form alone. */
export interface ChangeFacts {
  readonly values: ProductValues;
  readonly changed: readonly ProductField[];
  readonly sku: string;
  /** the store number of what stands in `supersededBy`; null where it is no product of ours */
  readonly successor: string | null;
  readonly now: Date;
  /** what is wrong with its category and its attributes */
  readonly others: readonly Issue[];
}

/** What is wrong with the fields that were changed; those that nobody touched are as a feed brought them. */
export function problemsOf({ values, changed, sku, successor, now, others }: ChangeFacts): Issue[] {
  const issues: Issue[] = [...others];
  const addIssue = (path: string, message: string) => issues.push({ path: `form.${path}`, message });
  const today = wallClock(now, storeHours.timeZone).day;
  if (changed.includes('supersededBy') && values.supersededBy) {
    if (successor === null) addIssue('supersededBy', 'is no part number of ours');
    else if (successor === sku) addIssue('supersededBy', 'is the product itself');
  }
  if (changed.includes('partNumber') && !normalPartNumber(values.partNumber ?? ''))
    addIssue('partNumber', 'is no part number');
  const { override } = values;
  if (changed.includes('override') && override?.until && override.until < today)
    addIssue('override.until', 'is in the past');
  if (changed.includes('packagePrices')) {
    for (const [at, one] of values.packagePrices.entries()) {
      const isTwice = values.packagePrices.some(
        (other, place) => place < at && other.quantity === one.quantity && overlaps(other, one),
      );
      if (isTwice) addIssue(`packagePrices.${at}.quantity`, 'is there already');
    }
  }
  return issues;
}

interface Span {
  readonly from: string | null;
  readonly until: string | null;
}
const overlaps = (one: Span, other: Span): boolean =>
  (one.from ?? '') <= (other.until ?? '9999') && (other.from ?? '') <= (one.until ?? '9999');
