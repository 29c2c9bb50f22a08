import * as v from 'valibot';

/** Where money for an order is sent: the payee with the address for checks and, for transfers, the bank account. */
export const remittanceSchema = v.object({
  payee: v.string(),
  address: v.string(),
  locality: v.string(),
  region: v.string(),
  postalCode: v.string(),
  phone: v.string(),
  email: v.string(),
  /** null where the store has named none: then it sends the details itself */
  bank: v.nullable(v.object({ name: v.string(), routingNumber: v.string(), accountNumber: v.string() })),
});
export type Remittance = v.InferOutput<typeof remittanceSchema>;
