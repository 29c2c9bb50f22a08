import { Injectable } from '@nestjs/common';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { CatalogueCounts } from '../category/catalogue-counts.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';

/** All brands by name, written once for each state of the catalogue. */
@Injectable()
export class BrandService {
  private written: ReadyJson | null = null;

  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly counts: CatalogueCounts,
  ) {
    synchronizer.onChange(() => (this.written = null));
  }

  async listBrands(): Promise<ReadyJson> {
    if (this.written) return this.written;
    const { version } = this.synchronizer;
    const references = await this.synchronizer.references();
    const counts = await this.counts.byBrand();
    const brands = [...references.brands.values()]
      .map(({ id, name, slug }) => ({ name, slug, count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const written = new ReadyJson(JSON.stringify(brands));
    if (version === this.synchronizer.version && this.synchronizer.index) this.written = written;
    return written;
  }
}
