import { Module } from '@nestjs/common';
import { FileReachController } from './file-reach.controller.ts';
import { FileReachService } from './file-reach.service.ts';

/** Whether a stored file may be shown to everybody. */
@Module({
  controllers: [FileReachController],
  providers: [FileReachService],
})
export class FileModule {}
