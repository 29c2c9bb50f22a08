import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { LabelRequest } from '@gantry/contracts/schemas/label';
import type { MadeLabel } from './carrier.ts';

const LabelSchema = defineEntity({
  name: 'Label',
  schema: 'shipping',
  tableName: 'label',
  properties: {
    id: p.uuid().primary(),
    /** what it was bought for: the same one is bought once */
    reference: p.string().unique(),
    provider: p.string(),
    service: p.string(),
    tracking: p.string().unique(),
    cost: p.bigint('number'),
    format: p.string(),
    bytes: p.blob(),
    boughtAt: p.datetime(),
    /** how many events were told to others */
    reported: p.integer(),
    /** nothing more is expected of it */
    endedAt: p.datetime().nullable(),
  },
});

/** A label of a package, and how far its scans were told. */
export class Label extends LabelSchema.class {
  static of(
    { reference, provider, service }: LabelRequest,
    { tracking, cost, format, bytes }: MadeLabel,
  ): Label {
    return Object.assign(new Label(), {
      id: randomUUID(),
      reference,
      provider,
      service,
      tracking,
      cost,
      format,
      bytes,
      boughtAt: new Date(),
      reported: 0,
      endedAt: null,
    });
  }
}
LabelSchema.setClass(Label);
