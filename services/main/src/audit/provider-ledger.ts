import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** What a provider has written down of one movement of money; minor units, negative where it leaves the shop. */
const rowSchema = v.object({
  kind: v.string(),
  reference: v.string(),
  order: v.nullable(v.string()),
  amount: v.number(),
});
export type ProviderRow = v.InferOutput<typeof rowSchema>;

/**
 * The ledger of the provider that stands in for the real ones, of a file of one JSON object per line. Null where there is
 * no such file: real providers are compared by the daily report.
 */
export async function readProviderLedger(file: string): Promise<ProviderRow[] | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(rowSchema, JSON.parse(line)));
}
