import { Controller } from '@nestjs/common';
import {
  catalogFindDepartments,
  catalogListAlternates,
  catalogPriceLines,
  catalogResolveText,
} from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { ResolveService } from '../search/resolve.service.ts';
import { AlternatesRepository } from './alternates.repository.ts';
import { DepartmentsRepository } from './departments.repository.ts';
import { PriceLinesService } from './price-lines.service.ts';

/** What sales asks of the catalogue. Internal: the gateway routes none of it. */
@Controller()
export class PriceLinesController {
  constructor(
    private readonly prices: PriceLinesService,
    private readonly numbers: ResolveService,
    private readonly alternates: AlternatesRepository,
    private readonly departments: DepartmentsRepository,
  ) {}

  @Serve(catalogPriceLines)
  priceLines(@Input() input: ValidRequestOf<typeof catalogPriceLines>) {
    return this.prices.price(input);
  }

  @Serve(catalogListAlternates)
  listAlternates(@Input() { body }: ValidRequestOf<typeof catalogListAlternates>) {
    return this.alternates.findAlternates(body.skus);
  }

  @Serve(catalogFindDepartments)
  findDepartments(@Input() { body }: ValidRequestOf<typeof catalogFindDepartments>) {
    return this.departments.findDepartments(body);
  }

  @Serve(catalogResolveText)
  resolveText(@Input() { body }: ValidRequestOf<typeof catalogResolveText>) {
    return this.numbers.resolve(body.texts);
  }
}
