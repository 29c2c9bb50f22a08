import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { DatasheetService } from './datasheet/datasheet.service.ts';
import { FileController } from './file/file.controller.ts';
import { KeptFiles } from './file/kept-files.ts';
import { ImageController } from './image/image.controller.ts';
import { ImageService } from './image/image.service.ts';
import { MediaConfig } from './media.config.ts';
import { MadeFiles } from './render/made-files.ts';

@Module({
  controllers: [ImageController, FileController],
  providers: [ImageService, DatasheetService, KeptFiles, MadeFiles, configProvider(MediaConfig)],
})
export class MediaModule {}
