import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  paymentsListReconciliations,
  paymentsMakeReconciliations,
} from '@gantry/contracts/endpoints/payments';
import type { Reconciliation as Report } from '@gantry/contracts/schemas/reconciliation';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { DailyReport } from './daily-report.ts';
import type { Reconciliation } from './reconciliation.entity.ts';

@Controller()
export class ReconciliationController {
  constructor(private readonly reports: DailyReport) {}

  @Serve(paymentsListReconciliations)
  async listReports(@Input() { query }: ValidRequestOf<typeof paymentsListReconciliations>) {
    return (await this.reports.listReports(query.day)).map(reportOf);
  }

  @Serve(paymentsMakeReconciliations)
  async makeReports(@Input() { body }: ValidRequestOf<typeof paymentsMakeReconciliations>) {
    return (await this.reports.makeReports(body.day)).map(reportOf);
  }
}

const reportOf = ({
  service,
  day,
  madeAt,
  captured,
  refunded,
  fees,
  disputed,
  paidOut,
  rows,
  differences,
}: Reconciliation): Report => ({
  service,
  day,
  madeAt: madeAt.toISOString(),
  captured,
  refunded,
  fees,
  disputed,
  paidOut,
  rows,
  differences: [...differences],
});
