import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { textsIn } from '../tables/translations.ts';
import { hashOf, newToken } from './notice-token.ts';
import { NoticeRepository, type DueNotice } from './notice.repository.ts';

/** Notices sent in one transaction. */
const batchSize = 500;

/** Sends what has been waited for. */
@Injectable()
export class NoticeEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: NoticeRepository,
  ) {}

  /**
   * A notice is marked as sent in the transaction that puts its mail in the outbox: however often this runs, and
   * wherever it is cut off, each is told once.
   */
  @OnEvent('notices.due')
  async sendDue(_: EventPayload<'notices.due'>, { entity, version }: EventMeta): Promise<void> {
    const due = await this.notices.lockDue(batchSize);
    const sent = due.map((notice) => ({ notice, token: newToken() }));
    await this.notices.markSent(new Map(sent.map(({ notice, token }) => [notice.id, hashOf(token)])));
    for (const { notice, token } of sent) {
      const mark = { entity: `notice:${notice.id}`, version: 1 };
      await publish(this.em, 'product.back', mailOf(notice, token), mark);
    }
    if (due.length === batchSize)
      await publish(this.em, 'notices.due', {}, { entity, version: `${version}+` });
  }
}

/** The product by its name in the reader's language; nothing of its price, which may be confidential by then. */
function mailOf(notice: DueNotice, token: string): EventPayload<'product.back'> {
  const { email, locale, uri, partNumber } = notice;
  const productName = textsIn(notice.translations, locale)?.name ?? notice.name;
  return { email, locale, productName, productUri: uri, partNumber, token };
}
