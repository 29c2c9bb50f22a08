import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { MailedPapers } from './mailed-papers.ts';

@Controller()
export class PaperController {
  constructor(private readonly papers: MailedPapers) {}

  @Serve(salesGetMailedPaper)
  getPaper(@Input() request: ValidRequestOf<typeof salesGetMailedPaper>) {
    return this.papers.getPaper(request);
  }
}
