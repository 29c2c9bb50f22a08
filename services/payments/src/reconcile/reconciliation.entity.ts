import { defineEntity, p } from '@mikro-orm/core';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import type { ReconciliationDifference } from '@gantry/contracts/schemas/reconciliation';

const ReconciliationSchema = defineEntity({
  name: 'Reconciliation',
  schema: 'payments',
  tableName: 'reconciliation',
  properties: {
    service: p.string().$type<OnlinePaymentService>().primary(),
    /** ISO date, UTC */
    day: p.string().columnType('date').primary(),
    madeAt: p.datetime(),
    /** minor units, each as the provider has it */
    captured: p.bigint('number'),
    refunded: p.bigint('number'),
    fees: p.bigint('number'),
    disputed: p.bigint('number'),
    paidOut: p.bigint('number'),
    /** of the provider's ledger */
    rows: p.integer(),
    differences: p.json<readonly ReconciliationDifference[]>(),
  },
});

/** A day of a provider's ledger beside our books; made anew, it replaces the one before. */
export class Reconciliation extends ReconciliationSchema.class {}
ReconciliationSchema.setClass(Reconciliation);
