import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { fileView, RecordFiles } from './record-files.ts';

@Controller()
export class RecordFileController {
  constructor(private readonly files: RecordFiles) {}

  @Serve(salesSendFileChunk)
  async sendFileChunk(@Input() { params, query, body }: ValidRequestOf<typeof salesSendFileChunk>) {
    const file = await this.files.writeChunk(params.id, query.offset, body);
    const { id, received, bytes } = file;
    return { id, received, bytes, file: file.type ? fileView(file) : null };
  }
}
