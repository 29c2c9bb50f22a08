import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { DatasheetService } from './datasheet/datasheet.service.ts';
import { ShownProducts } from './datasheet/shown-product.ts';
import { FileController } from './file/file.controller.ts';
import { FileReach } from './file/file-reach.ts';
import { KeptFiles } from './file/kept-files.ts';
import { ImageController } from './image/image.controller.ts';
import { ImageService } from './image/image.service.ts';
import { MediaConfig } from './media.config.ts';
import { MadeFiles } from './render/made-files.ts';
import { SafetySheetService } from './safety-sheet/safety-sheet.service.ts';

@Module({
  controllers: [ImageController, FileController],
  providers: [
    ImageService,
    ShownProducts,
    DatasheetService,
    SafetySheetService,
    KeptFiles,
    FileReach,
    MadeFiles,
    configProvider(MediaConfig),
  ],
})
export class MediaModule {}
