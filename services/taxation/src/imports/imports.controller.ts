import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import * as calls from '@gantry/contracts/endpoints/taxation';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ImportsService } from './imports.service.ts';

@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Serve(calls.taxationAdminListImports)
  listImports() {
    return this.imports.listImports();
  }

  @Serve(calls.taxationAdminGetImport)
  getImport(@Input() { params }: ValidRequestOf<typeof calls.taxationAdminGetImport>) {
    return this.imports.getImport(params.id);
  }

  @Serve(calls.taxationAdminSendImport)
  sendImport(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof calls.taxationAdminSendImport>,
  ) {
    return this.imports.compareFile(call, input);
  }

  @Serve(calls.taxationAdminApplyImport)
  applyImport(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof calls.taxationAdminApplyImport>,
  ) {
    return this.imports.applyImport(call, input);
  }

  @Serve(calls.taxationAdminUndoImport)
  undoImport(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof calls.taxationAdminUndoImport>,
  ) {
    return this.imports.undoImport(call, params.id);
  }
}
