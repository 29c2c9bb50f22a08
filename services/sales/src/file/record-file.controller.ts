import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import { chunkView } from '@gantry/nest-kit/file-view';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { Input, Serve } from '@gantry/nest-kit/serve';

@Controller()
export class RecordFileController {
  constructor(private readonly files: RecordFiles) {}

  @Serve(salesSendFileChunk)
  async sendFileChunk(@Input() { params, query, body }: ValidRequestOf<typeof salesSendFileChunk>) {
    return chunkView(await this.files.writeChunk(params.id, query.offset, body));
  }
}
