import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { labelFileName } from '@gantry/contracts/file-address';
import type { BoughtLabel, LabelFile, LabelRequest } from '@gantry/contracts/schemas/label';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import { HttpCarrier } from './http-carrier.ts';
import { Label, LabelClaim } from './label.entity.ts';

/** Labels of packages: bought once per reference, and printed as often as wanted. */
@Injectable()
export class Labels {
  constructor(
    private readonly em: EntityManager,
    private readonly carrier: HttpCarrier,
  ) {}

  /** @throws DomainError WRONG_STATE where no carrier is named, INVALID for a package it does not take, UNAVAILABLE */
  async buyLabel({ claim, ...request }: LabelRequest): Promise<BoughtLabel> {
    if (!this.carrier.makesLabels()) throw new DomainError('WRONG_STATE');
    const { reference } = request;
    const known = await this.holdLabel(reference, claim);
    if (known) return boughtLabel(known);
    // carriers make one label for a reference, and none for that of a label that was given back
    const earlier = await this.em.count(Label, { reference });
    const numbered = earlier === 0 ? reference : `${reference}#${earlier + 1}`;
    const made = await this.carrier.makeLabel({ ...request, reference: numbered });
    await this.saveLabel(Label.of(request, made));
    const held = await this.holdLabel(reference, claim);
    // another try bought the same one, and gave it up at this moment
    if (!held) throw new DomainError('UNAVAILABLE');
    return boughtLabel(held);
  }

  /** The label of a reference with this claim on it, which nobody gives back from now on; null where there is none. */
  private holdLabel(reference: string, claim: string | null): Promise<Label | null> {
    return this.em.fork().transactional(async (em) => {
      const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const label = await em.findOne(Label, { reference, givenUpAt: null }, options);
      if (label && claim)
        await em.upsert(
          LabelClaim,
          { label: label.id, claim, releasedAt: null },
          { onConflictAction: 'ignore' },
        );
      return label;
    });
  }

  /**
   * Two at once: the carrier gave both the same label, and one row is written. The other may be refused by the key
   * of the reference or by that of the tracking number, which is why no upsert, that names one of them, will do.
   */
  private async saveLabel(label: Label): Promise<void> {
    try {
      await this.em.fork().insert(Label, label);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
  }

  /** @throws DomainError NOT_FOUND, also once it was given back */
  async readLabel(id: string): Promise<LabelFile> {
    const label = await this.em.findOne(Label, { id });
    if (!label || label.voidResult === 'voided') throw new DomainError('NOT_FOUND');
    const { tracking, format, bytes } = label;
    return { tracking, format, content: Buffer.from(bytes).toString('base64') };
  }

  /** @throws DomainError NOT_FOUND */
  async sendLabel(reply: FastifyReply, id: string): Promise<void> {
    const { tracking, format, content } = await this.readLabel(id);
    const headers = attachmentHeaders(labelFileName(tracking, format), format);
    await reply.headers(headers).send(Buffer.from(content, 'base64'));
  }
}

const boughtLabel = ({ id, provider, service, tracking, cost }: Label): BoughtLabel => ({
  labelId: id,
  provider,
  service,
  tracking,
  cost,
});
