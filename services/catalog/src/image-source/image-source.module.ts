import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.ts';
import { ProductModule } from '../product/product.module.ts';
import { ImageSourceController } from './image-source.controller.ts';
import { ImageSourceService } from './image-source.service.ts';

/** The drawings behind image addresses, which media asks for. */
@Module({
  imports: [IndexModule, ProductModule],
  controllers: [ImageSourceController],
  providers: [ImageSourceService],
})
export class ImageSourceModule {}
