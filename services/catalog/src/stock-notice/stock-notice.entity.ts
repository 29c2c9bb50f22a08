import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { retentionRules } from '@gantry/domain/retention';

const day = 24 * 60 * 60 * 1000;

export const StockNoticeSchema = defineEntity({
  name: 'StockNotice',
  schema: 'catalog',
  tableName: 'stock_notice',
  properties: {
    id: p.uuid().primary(),
    productId: p.integer(),
    email: p.text(),
    accountId: p.text().nullable(),
    /** whether the address is the account's own, and known to be */
    isOwnAddress: p.boolean(),
    locale: p.text(),
    /** of the token in the mail that asks the address; nobody is asked for their own */
    confirmHash: p.text().nullable(),
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    sentAt: p.datetime().nullable(),
    /** of the token in the mail's link; there is none before the mail */
    tokenHash: p.text().nullable(),
  },
});

/** On whose behalf an address is entered. */
interface NoticeAsker {
  readonly accountId: string | null;
  /** whether the address is the account's own, and known to be: then the notice is its, whoever asked before */
  readonly isOwnAddress: boolean;
}

/** What is written down of a wish to be told. */
export interface NewNotice extends NoticeAsker {
  readonly productId: number;
  readonly email: string;
  readonly locale: string;
  readonly confirmHash: string | null;
}

/** An address that waits for a product which is sold out. Only one for both waits at a time. */
export class StockNotice extends StockNoticeSchema.class {
  /** Days within which the link works that says yes. */
  static readonly confirmWithinDays = retentionRules['unconfirmed-alerts'].days;

  static begin(wish: NewNotice, now: Date): StockNotice {
    const confirmedAt = wish.isOwnAddress ? now : null;
    return Object.assign(new StockNotice(), { ...wish, id: randomUUID(), confirmedAt });
  }

  /**
   * Asked for again it stays the one that waits. It belongs to the account whose address it is; for another's address
   * to who asked, until somebody else asks too, since one may not take back what another waits for.
   */
  askAgain({ accountId, isOwnAddress }: NoticeAsker, now: Date): void {
    const isOfAnother = !this.isOwnAddress && (this.accountId ?? null) !== accountId;
    const saysYes = isOwnAddress && !this.confirmedAt;
    if (!isOfAnother && !saysYes) return;
    this.accountId = isOwnAddress ? accountId : null;
    this.isOwnAddress = isOwnAddress;
    if (saysYes) this.confirmedAt = now;
  }

  /** From now on it waits; said again it changes nothing. @returns false where the link is too old */
  confirm(now: Date): boolean {
    if (this.confirmedAt) return true;
    if (now.getTime() - this.createdAt.getTime() >= StockNotice.confirmWithinDays * day) return false;
    this.confirmedAt = now;
    return true;
  }

  /** @param tokenHash of the token its mail's link carries */
  markSent(tokenHash: string, now: Date): void {
    this.sentAt = now;
    this.tokenHash = tokenHash;
  }
}
StockNoticeSchema.setClass(StockNotice);
