import { Controller } from '@nestjs/common';
import { salesListMyTasks } from '@gantry/contracts/endpoints/my-tasks';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Serve } from '@gantry/nest-kit/serve';
import { MyTasksRepository } from './my-tasks.repository.ts';

/** What waits for whoever calls. */
@Controller()
export class MyTasksController {
  constructor(private readonly tasks: MyTasksRepository) {}

  @Serve(salesListMyTasks)
  listTasks(@Caller() caller: Identity) {
    return this.tasks.listTasks(caller.accountId ?? '');
  }
}
