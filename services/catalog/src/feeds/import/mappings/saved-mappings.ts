import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { columnMappingSchema, type ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import * as v from 'valibot';

/** Mappings kept under a name, by the command or the back office. */
@Injectable()
export class SavedMappings {
  constructor(private readonly em: EntityManager) {}

  /** By name; one that is no mapping any more is left out. */
  async listMappings(): Promise<{ name: string; mapping: ColumnMapping }[]> {
    const rows = await this.em.execute<{ name: string; mapping: unknown }[]>(
      'select name, mapping from catalog.import_mapping order by name limit 1000',
    );
    return rows.flatMap(({ name, mapping }) => {
      const parsed = v.safeParse(columnMappingSchema, mapping);
      return parsed.success ? [{ name, mapping: parsed.output }] : [];
    });
  }
}
