import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  notificationsListProcesses,
  notificationsReportProcess,
} from '@gantry/contracts/endpoints/processes';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { ProcessReports } from './process-reports.ts';

@Controller()
export class ProcessesController {
  constructor(private readonly reports: ProcessReports) {}

  @Serve(notificationsReportProcess)
  reportProcess(@Input() { body }: ValidRequestOf<typeof notificationsReportProcess>) {
    return this.reports.saveReport(body);
  }

  @Serve(notificationsListProcesses)
  listProcesses() {
    return this.reports.listProcesses();
  }
}
