import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import * as v from 'valibot';

/** The kinds of records whose address is `<kind>-<number>` (specification §2). */
export const recordKinds = ['order', 'quote', 'offer', 'invoice'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Kind and number of a segment such as `order-o-1001`; undefined for anything else. */
export function recordOf(segment: string | undefined): { kind: RecordKind; number: string } | undefined {
  const kind = recordKinds.find((one) => segment?.startsWith(`${one}-`));
  const number = kind && segment?.slice(kind.length + 1);
  return kind && v.is(recordNumberSchema, number) ? { kind, number } : undefined;
}
