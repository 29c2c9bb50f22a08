import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ListingRowRepository } from '../read-model/listing-row.repository.ts';

/** What a product's approved reviews come to, wherever products are listed, sorted and filtered. */
@Injectable()
export class ProductRating {
  constructor(
    private readonly em: EntityManager,
    private readonly listing: ListingRowRepository,
  ) {}

  /**
   * Counts anew and raises the catalogue version, inside the transaction that made or took a public review. The
   * product's row is locked first, so that two decisions at once count one after the other.
   */
  async refresh(productId: number): Promise<void> {
    await this.em.execute('select 1 from catalog.listing_row where product_id = ? for update', [productId]);
    const [counted] = await this.em.execute<{ count: string; average: string | null }[]>(
      `select count(*) as count, round(avg(rating), 1) as average
       from catalog.review where product_id = ? and status = 'approved'`,
      [productId],
    );
    const count = Number(counted?.count ?? 0);
    const rating = count === 0 ? null : { average: Number(counted?.average), count };
    await this.listing.setRatings(new Map([[productId, rating]]));
  }
}
