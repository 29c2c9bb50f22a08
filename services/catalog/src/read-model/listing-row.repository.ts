import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { DisplayedOffer } from '../price/displayed-offer.ts';
import { raiseVersion } from '../version/raise-version.ts';
import { runIn } from '../version/run-sql.ts';
import { ReadModelWriter, type Rating } from './read-model-writer.ts';

/** Changes rows of the read model, always together with the catalogue version, inside the caller's transaction. */
@Injectable()
export class ListingRowRepository {
  constructor(private readonly em: EntityManager) {}

  /** Sets labels that differ; the version is raised only when any does, or for what changed besides. */
  async setAvailability(
    labels: ReadonlyMap<number, Availability>,
    alsoChanged: readonly number[] = [],
  ): Promise<void> {
    const changed = await this.writer.setAvailability(labels);
    await this.raise([...new Set([...changed, ...alsoChanged])]);
  }

  /** Sets label and price as everybody may see them, where they differ. */
  async setOffers(offers: ReadonlyMap<number, DisplayedOffer>): Promise<void> {
    await this.raise(await this.writer.setOffers(offers));
  }

  /**
   * Sets what the approved reviews of products come to. Listings, their rating facet and order follow with the next
   * catalogue version.
   */
  async setRatings(ratings: ReadonlyMap<number, Rating>): Promise<void> {
    await this.raise(await this.writer.setRatings(ratings));
  }

  private get writer(): ReadModelWriter {
    return new ReadModelWriter(runIn(this.em));
  }

  private async raise(productIds: readonly number[]): Promise<void> {
    if (productIds.length > 0) await raiseVersion(runIn(this.em), productIds);
  }
}
