import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { CatalogueCounts } from './catalogue-counts.ts';
import { CategoryTreeService } from './category-tree.service.ts';
import { DepartmentService } from './department.service.ts';

/** Departments, the category tree and their counts. */
@Module({
  imports: [IndexModule, TranslationModule],
  providers: [CatalogueCounts, CategoryTreeService, DepartmentService],
  exports: [CatalogueCounts, CategoryTreeService, DepartmentService],
})
export class CategoryModule {}
