import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

// Spelled as the index product_files has it.
const reachSql = `select bool_or(visibility = 'public') as "isPublic" from catalog.product
  where images || documents <> '[]' and images || documents @> ?::jsonb`;

/** Pictures and documents reach as far as the products that name them. */
@Injectable()
export class FileReachService {
  constructor(private readonly em: EntityManager) {}

  /** What no product names any more is what a page once showed to everybody. */
  async of(source: string): Promise<{ isPublic: boolean }> {
    const [found] = await this.em.execute<{ isPublic: boolean | null }[]>(reachSql, [
      JSON.stringify([{ source }]),
    ]);
    return { isPublic: found?.isPublic ?? true };
  }
}
