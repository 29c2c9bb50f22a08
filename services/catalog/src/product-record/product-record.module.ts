import { Module } from '@nestjs/common';
import { ProductModule } from '../product/product.module.ts';
import { ChangeProduct } from './change-product.ts';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { FeedsConfig } from '../feeds/back-office/feeds.config.ts';
import { CleanUpPictures } from './clean-up-pictures.ts';
import { PictureUploads } from './picture-uploads.repository.ts';
import { KeepPicture } from './keep-picture.ts';
import { CreateProduct } from './create-product.ts';
import { ProductLog } from './product-log.ts';
import { TypedValues } from './typed-values.ts';
import { ProductChangesRepository } from './product-changes.repository.ts';
import { ProductRecordController } from './product-record.controller.ts';
import { ProductRecords } from './product-records.service.ts';
import { ProductTableRepository } from './product-table.repository.ts';

/** Products in the back office: the table of all, and one with everything staff may change of it. */
@Module({
  imports: [ProductModule],
  controllers: [ProductRecordController],
  providers: [
    configProvider(FeedsConfig),
    KeepPicture,
    PictureUploads,
    CleanUpPictures,
    ChangeProduct,
    CreateProduct,
    ProductChangesRepository,
    ProductLog,
    TypedValues,
    ProductRecords,
    ProductTableRepository,
  ],
})
export class ProductRecordModule {}
