import { Injectable } from '@nestjs/common';
import type { Department } from '@gantry/contracts/schemas/catalog';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { drawCategory } from '../drawing/drawings.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import { CatalogueCounts } from './catalogue-counts.ts';

/** The department index, written once for each state of the catalogue. */
@Injectable()
export class DepartmentService {
  private written: ReadyJson | null = null;

  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly counts: CatalogueCounts,
  ) {
    synchronizer.onChange(() => (this.written = null));
  }

  async listDepartments(): Promise<ReadyJson> {
    if (this.written) return this.written;
    const { version } = this.synchronizer;
    const references = await this.synchronizer.references();
    const counts = await this.counts.byCategory();
    const departments = references.departments.map((one) => toDepartment(one, references, counts));
    const written = new ReadyJson(JSON.stringify(departments.filter(({ count }) => count > 0)));
    if (version === this.synchronizer.version && this.synchronizer.index) this.written = written;
    return written;
  }
}

function toDepartment(
  department: CategoryInfo,
  references: ReferenceData,
  counts: ReadonlyMap<number, number>,
): Department {
  const countOf = (category: CategoryInfo) =>
    references.branchOf(category).reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  return {
    name: department.name,
    path: department.path,
    count: countOf(department),
    drawing: drawCategory(department, references),
    categories: department.children
      .map((child) => ({ name: child.name, path: child.path, count: countOf(child) }))
      .filter(({ count }) => count > 0),
  };
}
