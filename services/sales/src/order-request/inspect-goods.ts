import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { OrderLine } from '../order/order.entity.ts';
import { RequestLine } from './order-request.entity.ts';
import { inspectionFilesOf, requestFilesOf } from './request-files.ts';
import { logRequest } from './request-log.ts';
import type { Settlement, StaffAct } from './settle-requests.ts';
import { TakeApart } from './take-apart.ts';

type Finding = StaffAct['body']['lines'][number];

/** Goods that have come back are counted and looked at, with photos of what was found; in the caller's transaction. */
@Injectable()
export class InspectGoods {
  constructor(
    private readonly em: EntityManager,
    private readonly apart: TakeApart,
    private readonly files: RecordFiles,
  ) {}

  /** @returns the lines that came @throws DomainError INVALID for more than was asked, or nothing at all */
  async inspect(act: StaffAct): Promise<OrderLine[]> {
    const { body, lines } = act;
    const received: OrderLine[] = [];
    for (const [index, said] of body.lines.entries()) {
      if (said.quantity === 0) continue;
      const line = lines.find(({ lineNumber }) => lineNumber === said.lineNumber);
      if (!line || received.includes(line)) throw wrongLine(index, 'is no line');
      if (said.quantity > line.quantity) throw wrongLine(index, 'is more than there is');
      received.push(await this.inspectLine(act, line, said));
    }
    if (received.length === 0) throw wrongLine(0, 'is needed');
    return received;
  }

  /** Goods go back to the customer because of what was found: they see the photos of it too. */
  async showPhotos({ request, lines }: Settlement): Promise<void> {
    const numbers = lines.map(({ lineNumber }) => String(lineNumber));
    await this.files.showFiles(this.em, requestFilesOf(request), numbers);
  }

  /** Goods that did not come wait on a line of their own. */
  private async inspectLine(act: StaffAct, line: OrderLine, said: Finding): Promise<OrderLine> {
    const { order, request, actor } = act;
    const { quantity, condition, disposition } = said;
    const found = request.lines.getItems().find(({ orderLine }) => orderLine === line);
    if (!found) throw new Error(`line ${line.lineNumber} is not of request ${request.number}`);
    if (quantity < line.quantity) {
      const missing = { line, quantity: line.quantity - quantity };
      const rest = await this.apart.takeUnits(order, missing, request.type, actor);
      request.lines.add(RequestLine.of(request, rest));
      found.quantity = quantity;
    }
    Object.assign(found, { condition, disposition });
    await this.em.flush();
    await this.takePhotos(act, said);
    return line;
  }

  /** Photos are the store's own until goods go back because of them. */
  private async takePhotos({ request, actor }: StaffAct, { photos }: Finding): Promise<void> {
    if (photos === null) return;
    const draft = inspectionFilesOf(request, photos);
    const taken = await this.files.listFiles(draft, 'store');
    await this.files.moveFiles(this.em, draft, requestFilesOf(request));
    if (taken.length === 0) return;
    const text = taken.map(({ name }) => name).join(', ');
    await logRequest(this.em, request, { kind: 'photos', text, audience: 'store' }, actor);
  }
}

const wrongLine = (index: number, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.lines.${index}.quantity`, message }]);
