import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesImportPartNumbers, salesListPartNumbers } from '@gantry/contracts/endpoints/part-numbers';
import { maxPartNumberRows } from '@gantry/contracts/part-number-limits';
import type { ImportedNumbers } from '@gantry/contracts/schemas/part-number';
import { currentCall, type Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf } from '../order/actor.ts';
import { numberOwnerOf } from '../part-number/number-owner.ts';
import { PartNumberRepository, type CustomerNumber } from '../part-number/part-number.repository.ts';
import { PriceBook } from '../shared/price-book.ts';
import { numberRowsOf, type NumberRow } from './number-rows.ts';

type Query = ValidRequestOf<typeof salesListPartNumbers>['query'];
type Request = ValidRequestOf<typeof salesImportPartNumbers>['body'];
type NotRead = ImportedNumbers['notRead'][number];
const ok = { ok: true } as const;

/** The numbers a company, or an account without one, uses for our products: read, imported and forgotten by its people. */
@Injectable()
export class OwnNumbers {
  constructor(
    private readonly em: EntityManager,
    private readonly numbers: PartNumberRepository,
    private readonly priceBook: PriceBook,
  ) {}

  async listNumbers(call: Call, { search = '', page = 1, size = 50 }: Query) {
    const owner = ownerOf(call);
    const { rows, total } = await this.numbers.listNumbers(owner, {
      search,
      limit: size,
      offset: (page - 1) * size,
    });
    const wanted = rows.map(({ sku }) => ({ sku, quantity: 1 }));
    const products = await this.priceBook.price(wanted, call.caller.accountId);
    const items = rows.map(({ id, number, sku, source }) => {
      const { name = null, uri = null, partNumber = null } = products.get(sku) ?? {};
      return { id, number, sku, source, name, uri, partNumber };
    });
    return { items, total, page, size, isShared: call.caller.companyId !== null };
  }

  /** A number that is known already means the product of its last row. */
  async importNumbers(call: Call, request: Request): Promise<ImportedNumbers> {
    const owner = ownerOf(call);
    const rows = numberRowsOf(request.text);
    const read = await this.readRows(rows.slice(0, maxPartNumberRows));
    const rest = rows.slice(maxPartNumberRows).map((row) => problemOf(row, 'too-many'));
    const known = read.flatMap((row) => ('sku' in row ? [row] : []));
    const notRead = [...read.flatMap((row) => ('problem' in row ? [row] : [])), ...rest];
    const write = { scope: `import-numbers:${owner}`, key: call.idempotencyKey ?? '', request };
    return idempotent(this.em, write, async () => {
      const byNormal = new Map(known.map((row) => [row.normal, row]));
      const imported = await this.numbers.importNumbers(owner, [...byNormal.values()]);
      if (imported > 0) await this.audit(call, owner, `${imported} imported`);
      return { imported, notRead };
    });
  }

  /** @throws DomainError NOT_FOUND also for a number of others */
  removeNumber(call: Call, id: string) {
    const owner = ownerOf(call);
    return this.em.transactional(async () => {
      const number = await this.numbers.removeNumber(owner, id);
      if (number === null) throw new DomainError('NOT_FOUND');
      await this.audit(call, owner, `${number} removed`);
      return ok;
    });
  }

  /** What the rows mean: their number in the form in which numbers are compared, and the product. */
  private async readRows(rows: readonly NumberRow[]): Promise<(CustomerNumber | NotRead)[]> {
    const pairs = rows.flatMap(({ pair }) => (pair ? [pair] : []));
    const [theirs, ours] = await Promise.all([
      this.resolveTexts(pairs.map((pair) => pair.theirs)),
      this.resolveTexts(pairs.map((pair) => pair.ours)),
    ]);
    return rows.map((row) => {
      if (!row.pair) return problemOf(row, 'columns');
      const product = ours.get(row.pair.ours);
      const normal = theirs.get(row.pair.theirs)?.normal ?? '';
      if (normal === '') return problemOf(row, 'columns');
      if (product?.sku) return { number: row.pair.theirs, normal, sku: product.sku };
      return problemOf(row, (product?.candidates ?? 0) > 1 ? 'ambiguous' : 'unknown');
    });
  }

  private async resolveTexts(texts: readonly string[]) {
    const unique = [...new Set(texts)];
    const answers = unique.length > 0 ? await this.priceBook.resolve(unique) : [];
    return new Map(answers.map((answer) => [answer.text, answer]));
  }

  private audit(call: Call, owner: string, after: string): Promise<void> {
    const { accountId, name, role } = actorOf(call.caller);
    const at = new Date().toISOString();
    const entry = {
      at,
      actorId: accountId,
      actor: name,
      actorRole: role,
      entity: 'part numbers',
      entityNumber: owner,
      field: 'numbers',
      before: null,
      after,
      reason: null,
      requestId: currentCall()?.requestId ?? null,
    };
    return publish(this.em, 'record.changed', entry, {
      entity: `part-numbers:${owner}`,
      version: `${at}.${after}`,
    });
  }
}

const problemOf = ({ row, text }: NumberRow, problem: NotRead['problem']): NotRead => ({
  row,
  text,
  problem,
});

/** @throws DomainError NOT_PERMITTED for guests, whom the endpoint's rights refuse before */
function ownerOf({ caller }: Call): string {
  const owner = numberOwnerOf(caller);
  if (owner === null) throw new DomainError('NOT_PERMITTED');
  return owner;
}
