import { Injectable } from '@nestjs/common';
import { identityListStaff } from '@gantry/contracts/endpoints/internal';
import type { Assignee } from '@gantry/contracts/schemas/assignee';
import type { staffRoles } from '@gantry/domain/roles';
import { ContractClient } from '@gantry/nest-kit/client';

/** Who works in the store. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly client: ContractClient) {}

  /** People of certain roles, by name. */
  async listPeople(roles: readonly (typeof staffRoles)[number][]): Promise<Assignee[]> {
    const people = await this.client.call(identityListStaff, { body: { roles: [...roles] } });
    return people.map(({ accountId, accountNumber, name }) => ({ accountId, accountNumber, name }));
  }
}
