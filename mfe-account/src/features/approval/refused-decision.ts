import type { Failure } from '@gantry/contracts/errors';
import * as v from 'valibot';
import type { RefusedChange } from '../../parts/posted-change.ts';

/** Why a decision did not go through, with the lines that stand in its way. */
export interface RefusedDecision extends RefusedChange {
  readonly lines: readonly RefusedLine[];
  /** what it met, where its status does not allow it */
  readonly blocker: string | null;
  /** what is wrong with the quantities of part of it, once each */
  readonly problems: readonly string[];
}
interface RefusedLine {
  /** of the product; null where the line is named by its number */
  readonly sku: string | null;
  readonly lineNumber: number | null;
  /** units that could come; null where the product is gone */
  readonly available: number | null;
}

const dataSchema = v.object({
  blocker: v.optional(v.nullable(v.string()), null),
  lines: v.optional(
    v.array(
      v.object({
        sku: v.optional(v.nullable(v.string()), null),
        lineNumber: v.optional(v.nullable(v.number()), null),
        available: v.optional(v.nullable(v.number()), null),
      }),
    ),
    [],
  ),
});

/** A refusal as the page shows it, with what was typed. */
export function refusedDecision(
  intent: string,
  failure: Failure['error'] | undefined,
  values: RefusedChange['values'],
): RefusedDecision {
  const data = v.safeParse(dataSchema, failure?.data ?? {});
  const facts = data.success ? data.output : { blocker: null, lines: [] };
  const problems = [...new Set(failure?.issues?.map(({ message }) => message))];
  return { intent, code: failure?.code ?? 'UNAVAILABLE', values, problems, ...facts };
}
