import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { DatasheetService } from './datasheet/datasheet.service.ts';
import { ShownProducts } from './datasheet/product-of-sheet.ts';
import { FileController } from './download/file.controller.ts';
import { FileReach } from './file/file-reach.ts';
import { StoredFiles } from './file/stored-files.ts';
import { ImageController } from './image/image.controller.ts';
import { ImageService } from './image/image.service.ts';
import { MediaConfig } from './media.config.ts';
import { MadeFiles } from './rendering/rendered-files.ts';
import { SafetySheetService } from './safety-sheet/safety-sheet.service.ts';

@Module({
  controllers: [ImageController, FileController],
  providers: [
    ImageService,
    ShownProducts,
    DatasheetService,
    SafetySheetService,
    StoredFiles,
    FileReach,
    MadeFiles,
    configProvider(MediaConfig),
  ],
})
export class MediaModule {}
