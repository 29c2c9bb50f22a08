import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';

const SavedMethodSchema = defineEntity({
  name: 'SavedMethod',
  schema: 'payments',
  tableName: 'saved_method',
  properties: {
    id: p.uuid().primary(),
    accountId: p.string(),
    service: p.string(),
    /** the provider's names of the payer and of the card; the card itself is never known here */
    customer: p.string(),
    method: p.string().unique(),
    brand: p.string(),
    last4: p.string().nullable(),
    expires: p.string().nullable(),
    isDefault: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** A card an account keeps at the provider. */
export class SavedMethod extends SavedMethodSchema.class {
  static of(facts: Omit<SavedMethod, 'id' | 'createdAt'>): SavedMethod {
    return Object.assign(new SavedMethod(), facts, { id: randomUUID(), createdAt: new Date() });
  }
}
SavedMethodSchema.setClass(SavedMethod);
