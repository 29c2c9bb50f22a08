import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { MadeLabel, PackageFacts } from './carrier.ts';

const LabelSchema = defineEntity({
  name: 'Label',
  schema: 'shipping',
  tableName: 'label',
  properties: {
    id: p.uuid().primary(),
    /** what it was bought for: the same one is bought once, until it is given up */
    reference: p.string(),
    provider: p.string().$type<PackageFacts['provider']>(),
    service: p.string().$type<PackageFacts['service']>(),
    tracking: p.string().unique(),
    cost: p.bigint('number'),
    format: p.string(),
    bytes: p.blob(),
    boughtAt: p.datetime(),
    /** how many events were told to others */
    reported: p.integer(),
    /** nothing more is expected of it */
    endedAt: p.datetime().nullable(),
    /** nobody uses it any more: whoever asks for its reference gets another */
    givenUpAt: p.datetime().nullable(),
    /** what the carrier said to it being given back */
    voidResult: p.string().$type<'voided' | 'refused'>().nullable(),
  },
});

/** A label of a package, and how far its scans were told. */
export class Label extends LabelSchema.class {
  static of(
    { reference, provider, service }: PackageFacts,
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
      givenUpAt: null,
      voidResult: null,
    });
  }

  /** Given back to the carrier: it costs nothing, and nothing is expected of it. */
  becomeVoid(): void {
    this.givenUpAt ??= new Date();
    this.voidResult = 'voided';
    this.endedAt = new Date();
  }
}
LabelSchema.setClass(Label);

const LabelClaimSchema = defineEntity({
  name: 'LabelClaim',
  schema: 'shipping',
  tableName: 'label_claim',
  properties: {
    label: () => p.manyToOne(Label).primary(),
    /** names a try of the act the label was bought for */
    claim: p.uuid().primary(),
    /** the try came to nothing */
    releasedAt: p.datetime().nullable(),
  },
});

/** A try of an act that may leave with the label: while one may, the label is not given back. */
export class LabelClaim extends LabelClaimSchema.class {}
LabelClaimSchema.setClass(LabelClaim);
