import { Injectable } from '@nestjs/common';
import { catalogGetFileReach } from '@gantry/contracts/endpoints/files';
import { ContractClient } from '@gantry/nest-kit/client';
import type { StoredFile } from '@gantry/nest-kit/file-store';

/** Who may have a kept file; catalog knows the products that name it. */
@Injectable()
export class FileReach {
  constructor(private readonly client: ContractClient) {}

  async isPublic({ name }: StoredFile): Promise<boolean> {
    return (await this.client.call(catalogGetFileReach, { params: { source: name } })).isPublic;
  }
}
