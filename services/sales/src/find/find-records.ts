import { Injectable } from '@nestjs/common';
import type { FoundRecord } from '@gantry/contracts/schemas/find';
import { isOneOfRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { FindRepository } from './find.repository.ts';
import { findableKinds } from './findable-kinds.ts';
import { typedOf } from './typed.ts';

/** Finds records by whatever staff know of them. */
@Injectable()
export class FindRecords {
  constructor(private readonly repository: FindRepository) {}

  /** Kinds this role may not read are not looked at. One kind after the other: a search takes one connection. */
  async findRecords({ caller }: Call, q: string): Promise<FoundRecord[]> {
    const typed = typedOf(q);
    const found: FoundRecord[] = [];
    for (const kind of findableKinds) {
      if (!isOneOfRoles(kind.readers, caller.role)) continue;
      found.push(...(await this.repository.findOfKind(kind, typed)));
    }
    return found;
  }
}
