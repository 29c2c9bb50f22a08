import * as v from 'valibot';
import {
  amountSchema,
  line,
  optionalLine,
  recordNumberSchema,
  timestampSchema,
  uuidSchema,
} from './common.ts';
import {
  priceRecordSchema,
  shippedGoodsSchema,
  shippingQuoteRequestSchema,
  shippingServiceSchema,
} from './shipping.ts';
import { tariffKindSchema, tariffRowSchema, tariffValuesSchema, type TariffKind } from './tariff.ts';
import { importQuerySchema, importRowSchema, taxImportSchema } from './tax-admin.ts';
import { daySchema } from './taxation.ts';

/** Which rows of a table are meant by their days. */
export const tariffPhases = ['now', 'coming', 'ended', 'all'] as const;

/** A row of a table with where it stands in time. */
export const listedTariffRowSchema = v.object({
  ...tariffRowSchema.entries,
  phase: v.picklist(['now', 'coming', 'ended']),
});
export type ListedTariffRow = v.InferOutput<typeof listedTariffRowSchema>;

/** A row that holds from a day on, and why; the one it takes the place of ends there. Amounts in minor units. */
export const newTariffRowSchema = v.pipe(
  v.object({
    kind: tariffKindSchema,
    from: daySchema,
    values: v.record(v.string(), v.union([v.string(), v.number()])),
    reason: line(200),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { kind, values } = dataset.value;
    const read = v.safeParse(tariffValuesSchema(kind), values);
    if (read.success) return { ...dataset.value, values: read.output };
    for (const issue of read.issues) {
      const key = v.getDotPath(issue) ?? '';
      addIssue({
        message: issue.message,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'values', value: values },
          { type: 'object', origin: 'value', input: values, key, value: values[key] },
        ],
      });
    }
    return NEVER;
  }),
);

/** A file of one table, with the difference it makes or made; the words of a tax import, for another book. */
export const tariffImportSchema = v.object({ ...taxImportSchema.entries, kind: tariffKindSchema });
export type TariffImport = v.InferOutput<typeof tariffImportSchema>;
export const tariffImportRecordSchema = v.object({
  ...tariffImportSchema.entries,
  /** the first rows of each action except `unchanged` */
  rows: v.array(importRowSchema),
});
export type TariffImportRecord = v.InferOutput<typeof tariffImportRecordSchema>;
export const tariffImportQuerySchema = v.object({ ...importQuerySchema.entries, kind: tariffKindSchema });

/** Any shipment on any day. */
export const shippingCalculatorRequestSchema = v.object({
  ...v.omit(shippingQuoteRequestSchema, ['service', 'withRecords', 'goods']).entries,
  subtotal: v.pipe(amountSchema, v.minValue(0)),
  goods: v.pipe(v.array(shippedGoodsSchema), v.minLength(1), v.maxLength(50)),
  day: daySchema,
});
export const shippingCalculatorAnswerSchema = v.object({
  /** what every service that goes there asks, the cheapest first */
  records: v.array(priceRecordSchema),
  /** those a buyer would be shown */
  offered: v.array(shippingServiceSchema),
});
export type ShippingCalculatorAnswer = v.InferOutput<typeof shippingCalculatorAnswerSchema>;

/** The price of an order's shipping as it was kept, and as it comes out again from the rows kept with it. */
export const shippingReplaySchema = v.object({
  number: recordNumberSchema,
  placedAt: timestampSchema,
  /** what the customer pays; another amount than the carrier's where staff set one */
  charged: amountSchema,
  kept: priceRecordSchema,
  replayed: v.nullable(priceRecordSchema),
  isEqual: v.boolean(),
});
export type ShippingReplay = v.InferOutput<typeof shippingReplaySchema>;

export const endTariffRowSchema = v.object({ kind: tariffKindSchema, on: daySchema, reason: line(200) });
export const tariffListQuerySchema = v.object({
  kind: v.optional(v.fallback(tariffKindSchema, 'base' satisfies TariffKind), 'base'),
  phase: v.optional(v.fallback(v.picklist(tariffPhases), 'now'), 'now'),
  search: optionalLine(40),
});
export const tariffRowIdSchema = v.object({ id: uuidSchema });
