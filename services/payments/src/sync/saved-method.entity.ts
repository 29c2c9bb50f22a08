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
    /** its owner wants it no more; kept, so that news of an old payment does not bring it back */
    removedAt: p.datetime().nullable(),
  },
});

/** A card an account keeps at the provider. */
export class SavedMethod extends SavedMethodSchema.class {}
SavedMethodSchema.setClass(SavedMethod);
