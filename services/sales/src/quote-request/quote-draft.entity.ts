import { randomBytes, randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { QuoteDraftContent } from '@gantry/contracts/schemas/quote-request';

const QuoteDraftSchema = defineEntity({
  name: 'QuoteDraft',
  schema: 'sales',
  tableName: 'quote_draft',
  properties: {
    id: p.uuid().primary(),
    /** of a guest; null once it is an account's */
    token: p.string().nullable(),
    accountId: p.string().nullable(),
    content: p.json().$type<QuoteDraftContent>(),
    changedAt: p.datetime(),
  },
});

/** A request for a quote that is still being written. There is one for an account, and one for a guest's token. */
export class QuoteDraft extends QuoteDraftSchema.class {
  /** Begins an account's, or, without one, that of a guest under a new token of 128 bits. */
  static begin(accountId: string | null, content: QuoteDraftContent): QuoteDraft {
    return Object.assign(new QuoteDraft(), {
      id: randomUUID(),
      token: accountId ? null : randomBytes(16).toString('base64url'),
      accountId,
      content,
      changedAt: new Date(),
    });
  }

  writeContent(content: QuoteDraftContent): void {
    this.content = content;
    this.changedAt = new Date();
  }
}
QuoteDraftSchema.setClass(QuoteDraft);
