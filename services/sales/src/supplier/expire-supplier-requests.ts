import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { returnWhenAnswered } from './return-when-answered.ts';
import { tellStoreOfSupplier } from './supplier-mail.ts';
import { SupplierRepository } from './supplier.repository.ts';

const batch = 200;

/** Ends questions whose time is over; the store is told of those that nobody answered. */
@Injectable()
export class ExpireSupplierRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly suppliers: SupplierRepository,
  ) {}

  @Cron('*/10 * * * *')
  async expireRequests(): Promise<void> {
    const late = await this.em.execute<{ id: string; number: string }[]>(
      `select r.id, i.number from sales.supplier_request r join sales.inquiry i on i.id = r.inquiry_id
       where r.due_at < now() and r.status in ('open', 'answered') order by r.due_at limit ?`,
      [batch],
    );
    for (const one of late) await this.expireOne(one);
  }

  /** One record, one transaction: a failure costs only that record. */
  private expireOne({ id, number }: { id: string; number: string }): Promise<void> {
    return this.em.transactional(async (em) => {
      const inquiry = await this.inquiries.lock(number);
      const request = await this.suppliers.lockRequest(id);
      const supplier = request && (await this.suppliers.findSupplier(request.supplierId));
      // an answer or a new link may have come since the list was read
      if (!inquiry || !supplier || request.isOpen() || request.status === 'revoked') return;
      const wasAnswered = request.status === 'answered';
      request.moveTo('expired');
      await em.flush();
      if (wasAnswered) return;
      const stillAsked = await this.suppliers.hasOpenRequests(inquiry.id);
      await returnWhenAnswered(em, inquiry, { stillAsked, note: `${supplier.name} did not answer in time` });
      await tellStoreOfSupplier(em, 'expired', { supplier, request, inquiryNumber: number }, null);
    });
  }
}
