import { Module } from '@nestjs/common';
import { CategoryModule } from '../category/category.module.ts';
import { IndexModule } from '../index/index.module.ts';
import { BrandService } from './brand.service.ts';

/** Brands and what is sold of each. */
@Module({
  imports: [CategoryModule, IndexModule],
  providers: [BrandService],
  exports: [BrandService],
})
export class BrandModule {}
