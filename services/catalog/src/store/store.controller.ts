import { Controller } from '@nestjs/common';
import {
  catalogGetStore,
  catalogListBrands,
  catalogListDepartments,
  catalogSuggest,
} from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { isSignedIn } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { BrandService } from '../brand/brand.service.ts';
import { CategoryTreeService } from '../category/category-tree.service.ts';
import { DepartmentService } from '../category/department.service.ts';
import { SuggestionService } from '../suggestion/suggestion.service.ts';
import { CacheTagService } from '../cache-tags/cache-tag.service.ts';
import { StoreService } from './store.service.ts';

/** What every page of the shop asks for: the store's facts, its index and its search box. */
@Controller()
export class StoreController {
  constructor(
    private readonly store: StoreService,
    private readonly departments: DepartmentService,
    private readonly categories: CategoryTreeService,
    private readonly brands: BrandService,
    private readonly suggestions: SuggestionService,
    private readonly cacheTags: CacheTagService,
  ) {}

  @Serve(catalogGetStore)
  getStore(@CurrentCall() call: Call) {
    // facts of the store are settings, not the catalogue's
    call.cacheTags = { version: null, tags: [] };
    return this.store.facts();
  }

  @Serve(catalogListDepartments)
  async listDepartments(@CurrentCall() call: Call) {
    call.cacheTags = await this.cacheTags.tree();
    return this.departments.listDepartments();
  }

  @Serve(catalogListCategories)
  async listCategories(
    @Input() { query }: ValidRequestOf<typeof catalogListCategories>,
    @CurrentCall() call: Call,
  ) {
    call.cacheTags = await this.cacheTags.tree();
    return this.categories.listCategories(query.depth ?? Number.POSITIVE_INFINITY, call.locale);
  }

  @Serve(catalogListBrands)
  async listBrands(@CurrentCall() call: Call) {
    call.cacheTags = await this.cacheTags.tree();
    return this.brands.listBrands();
  }

  @Serve(catalogSuggest)
  suggest(
    @Input() { query }: ValidRequestOf<typeof catalogSuggest>,
    @CurrentCall() { locale, caller }: Call,
  ) {
    return this.suggestions.suggest(query.q, { locale, isSignedIn: isSignedIn(caller.role) });
  }
}
