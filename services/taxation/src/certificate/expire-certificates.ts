import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { certificateWarningDays } from '@gantry/domain/statuses/certificate-statuses';
import { Cron } from '@gantry/nest-kit/events';
import { audit } from '@gantry/nest-kit/audit';
import { TaxBooksRepository } from '../tables/tax-books.repository.ts';
import { Certificate } from '../rules/certificate.entity.ts';
import { tellOwner } from './certificate-mail.ts';
import { daysUntil, todayUtc } from './certificate.mapper.ts';

/** Ends certificates on their last day and warns of it before; tax is asked again from that day on in any case. */
@Injectable()
export class ExpireCertificates {
  constructor(
    private readonly em: EntityManager,
    private readonly books: TaxBooksRepository,
  ) {}

  @Cron('13 5 * * *')
  async expireAndWarn(): Promise<void> {
    const ending = await this.em.find(Certificate, { status: 'approved', expiresAt: { $ne: null } });
    for (const { id, expiresAt, warnedDays } of ending) {
      const left = daysUntil(expiresAt!, todayUtc());
      const due = warningDue(left);
      if (left <= 0) await this.expireOne(id);
      else if (due !== null && due < (warnedDays ?? Infinity)) await this.warnOne(id, due);
    }
  }

  /** One record, one transaction: a failure costs only that record. */
  private expireOne(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const one = await em.findOne(Certificate, { id }, locked);
      if (one?.status !== 'approved') return;
      one.moveTo('expired');
      await em.flush();
      await audit(em, null, {
        entity: 'tax certificate',
        number: one.number,
        field: 'status',
        before: 'approved',
        after: 'expired',
        reason: null,
        mark: `certificate:${one.id}:${one.version}`,
      });
      await tellOwner(em, one, 'expired');
      await this.books.raiseVersion(em);
    });
  }

  private warnOne(id: string, days: number): Promise<void> {
    return this.em.transactional(async (em) => {
      const one = await em.findOne(Certificate, { id }, locked);
      if (one?.status !== 'approved') return;
      one.warnedDays = days;
      await em.flush();
      await tellOwner(em, one, 'expiring');
    });
  }
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** The nearest warning that has come due with so many days left; null before the first. */
const warningDue = (left: number): number | null =>
  [...certificateWarningDays].sort((a, b) => a - b).find((days) => left <= days) ?? null;
