import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityListColleagues } from '@gantry/contracts/endpoints/company';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { ColleagueList } from './colleague-list.ts';

@Controller()
export class ColleagueListController {
  constructor(private readonly list: ColleagueList) {}

  @Serve(identityListColleagues)
  listColleagues(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof identityListColleagues>,
  ) {
    return this.list.listColleagues(call, query);
  }
}
