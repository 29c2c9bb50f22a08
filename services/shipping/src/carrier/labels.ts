import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { BoughtLabel, LabelRequest } from '@gantry/contracts/schemas/label';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import { HttpCarrier } from './http-carrier.ts';
import { Label } from './label.entity.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png' };

/** Labels of packages: bought once per reference, and printed as often as wanted. */
@Injectable()
export class Labels {
  constructor(
    private readonly em: EntityManager,
    private readonly carrier: HttpCarrier,
  ) {}

  /** @throws DomainError WRONG_STATE where no carrier is named, INVALID for a package it does not take, UNAVAILABLE */
  async buyLabel(request: LabelRequest): Promise<BoughtLabel> {
    if (!this.carrier.makesLabels()) throw new DomainError('WRONG_STATE');
    const known = await this.em.findOne(Label, { reference: request.reference });
    if (known) return boughtLabel(known);
    const made = await this.carrier.makeLabel(request);
    const label = Label.of(request, made);
    // two at once: the carrier gave both the same label, and one row is written
    await this.em.upsert(Label, label, { onConflictFields: ['reference'], onConflictAction: 'ignore' });
    return boughtLabel(
      await this.em.findOneOrFail(Label, { reference: request.reference }, { refresh: true }),
    );
  }

  /** @throws DomainError NOT_FOUND */
  async sendLabel(reply: FastifyReply, id: string): Promise<void> {
    const label = await this.em.findOne(Label, { id });
    if (!label) throw new DomainError('NOT_FOUND');
    const name = `label-${label.tracking.toLowerCase()}.${endings[label.format] ?? 'bin'}`;
    await reply.headers(attachmentHeaders(name, label.format)).send(Buffer.from(label.bytes));
  }
}

const boughtLabel = ({ id, tracking, cost }: Label): BoughtLabel => ({ labelId: id, tracking, cost });
