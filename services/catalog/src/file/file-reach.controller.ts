import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { catalogGetFileReach } from '@gantry/contracts/endpoints/files';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { FileReachService } from './file-reach.service.ts';

/** Who may have which file, for media, which sends them. */
@Controller()
export class FileReachController {
  constructor(private readonly files: FileReachService) {}

  @Serve(catalogGetFileReach)
  getFileReach(@Input() { params }: ValidRequestOf<typeof catalogGetFileReach>) {
    return this.files.of(params.source);
  }
}
