import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { begunView, fileView } from './file-view.ts';
import { RecordFiles } from './record-files.ts';

@Controller()
export class RecordFileController {
  constructor(private readonly files: RecordFiles) {}

  @Serve(salesSendFileChunk)
  async sendFileChunk(@Input() { params, query, body }: ValidRequestOf<typeof salesSendFileChunk>) {
    const file = await this.files.writeChunk(params.id, query.offset, body);
    return { ...begunView(file), file: file.type ? fileView(file) : null };
  }
}
