import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityAddCostCenter,
  identityCloseCostCenter,
  identityReopenCostCenter,
  identitySaveCostCenter,
  identitySetColleagueCostCenters,
  identitySetCostCenterRule,
} from '@gantry/contracts/endpoints/cost-centers';
import { identityGetCostCenters } from '@gantry/contracts/endpoints/internal';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CostCenterBook } from './cost-center-book.ts';
import { CostCenters } from './cost-centers.ts';

const done = { ok: true } as const;

@Controller()
export class CostCenterController {
  constructor(
    private readonly centers: CostCenters,
    private readonly book: CostCenterBook,
  ) {}

  @Serve(identityAddCostCenter)
  addCostCenter(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityAddCostCenter>) {
    return this.centers.addCostCenter(body, call);
  }

  @Serve(identitySaveCostCenter)
  saveCostCenter(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySaveCostCenter>,
  ) {
    return this.centers.saveCostCenter(params.id, body, call);
  }

  @Serve(identityCloseCostCenter)
  async closeCostCenter(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityCloseCostCenter>,
  ) {
    await this.centers.setOpen(params.id, false, call);
    return done;
  }

  @Serve(identityReopenCostCenter)
  async reopenCostCenter(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof identityReopenCostCenter>,
  ) {
    await this.centers.setOpen(params.id, true, call);
    return done;
  }

  @Serve(identitySetCostCenterRule)
  async setRule(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof identitySetCostCenterRule>,
  ) {
    await this.centers.setRequired(body.isRequired, call);
    return done;
  }

  @Serve(identitySetColleagueCostCenters)
  async setPerson(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof identitySetColleagueCostCenters>,
  ) {
    await this.centers.assignTo(params.number, body.costCenterIds, call);
    return done;
  }

  @Serve(identityGetCostCenters)
  getCostCenters(@Input() { body }: ValidRequestOf<typeof identityGetCostCenters>) {
    return this.book.getOpenFor(body.companyId, body.accountId);
  }
}
