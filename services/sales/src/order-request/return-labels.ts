import { Injectable } from '@nestjs/common';
import { shippingReadLabel } from '@gantry/contracts/endpoints/labels';
import { labelFileName } from '@gantry/contracts/file-address';
import { offersReturnLabel } from '@gantry/domain/return-policy';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import { TrackingPages } from '../shipment/tracking-pages.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { ReturnParcels } from './return-parcels.ts';
import type { StaffAct } from './settle-requests.ts';

type Body = StaffAct['body'];

/** Labels that returns travel with. */
@Injectable()
export class ReturnLabels {
  constructor(
    private readonly client: ContractClient,
    private readonly requests: OrderRequestRepository,
    private readonly parcels: ReturnParcels,
    /** of the carriers, for tracking numbers */
    readonly pages: TrackingPages,
  ) {}

  /**
   * Does an act with the label it asks for, none where it asks for none; one that the act did not use is given back.
   * @param key of the request: a repeat gets the same label
   * @throws DomainError NOT_FOUND, INVALID where the customer pays or the carrier does not take it, UNAVAILABLE
   */
  async forAct(
    number: string,
    { body, key }: { readonly body: Body; readonly key: string },
    act: (labels: readonly ReturnLabel[]) => Promise<void>,
  ): Promise<void> {
    if (body.act !== 'authorize' || !body.sendLabel) return act([]);
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    if (!offersReturnLabel(request.subject)) throw refused('sendLabel', 'the customer pays the freight');
    return this.parcels.withLabels(request, [{ measures: body, key, path: 'body' }], act);
  }

  /**
   * @param labelId of one of its parcels; the first where none is named
   * @throws DomainError NOT_FOUND where none was sent, or it is another's, UNAVAILABLE
   */
  async sendLabel(reply: FastifyReply, { labels }: OrderRequest, labelId: string | undefined): Promise<void> {
    const label = labelId ? labels.find((one) => one.labelId === labelId) : labels[0];
    if (!label) throw new DomainError('NOT_FOUND');
    const { tracking, format, content } = await this.client.call(shippingReadLabel, {
      params: { id: label.labelId },
    });
    const headers = attachmentHeaders(labelFileName(tracking, format), format);
    await reply.headers(headers).send(Buffer.from(content, 'base64'));
  }
}

const refused = (field: string, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.${field}`, message }]);
