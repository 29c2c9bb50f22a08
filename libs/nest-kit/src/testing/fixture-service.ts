import { Controller, Get, Injectable, Module, type Type } from '@nestjs/common';
import { EntityManager, defineEntity, p } from '@mikro-orm/postgresql';
import { Migration } from '@mikro-orm/migrations';
import type { EventPayload } from '@gantry/contracts/events';
import { defineEndpoint, type ValidRequestOf } from '@gantry/contracts/endpoint';
import { addressSchema, savedAddressSchema } from '@gantry/contracts/schemas/address';
import { line, okSchema } from '@gantry/contracts/schemas/common';
import * as v from 'valibot';
import type { Identity } from '@gantry/contracts/schemas/account';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { ContractClient } from '../client/contract-client.ts';
import { DomainError } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { Caller, CurrentCall, Input, Serve } from '../http/serve.ts';
import { idempotent } from '../orm/idempotency.ts';
import { ormModule } from '../orm/orm.module.ts';
import { OnEvent, publish } from '../outbox/events.ts';
import type { ServiceDefinition } from '../service.ts';

// A small service for the kit's own tests.

const base = { service: 'catalog', audience: 'public', errors: [] } as const;
export const setStock = defineEndpoint({
  ...base,
  audience: 'internal',
  rights: 'service',
  callers: ['sales'],
  name: 'fixtureSetStock',
  method: 'POST',
  path: '/stock',
  body: v.object({ rows: v.array(v.object({ sku: v.string(), onHand: v.number() })) }),
  response: okSchema,
  summary: 'Publishes an event.',
});
export const listAddresses = defineEndpoint({
  ...base,
  rights: 'customer',
  name: 'fixtureListAddresses',
  method: 'GET',
  path: '/addresses',
  response: v.array(savedAddressSchema),
  summary: 'Needs a customer.',
});
export const addAddress = defineEndpoint({
  ...base,
  rights: 'customer',
  idempotent: true,
  name: 'fixtureAddAddress',
  method: 'POST',
  path: '/addresses',
  body: v.object({
    label: line(60),
    address: addressSchema,
    isDefaultBilling: v.boolean(),
    isDefaultShipping: v.boolean(),
  }),
  response: savedAddressSchema,
  summary: 'A repeatable write.',
});
export const crash = defineEndpoint({
  ...base,
  rights: 'anyone',
  name: 'fixtureCrash',
  method: 'GET',
  path: '/crash',
  response: okSchema,
  summary: 'Fails.',
});

export const getStock = defineEndpoint({
  ...base,
  rights: 'anyone',
  name: 'fixtureGetStock',
  method: 'GET',
  path: '/stock/:sku',
  params: v.object({ sku: line(20) }),
  query: v.object({ unit: v.optional(v.picklist(['piece', 'box'])) }),
  response: v.object({
    sku: v.string(),
    unit: v.string(),
    available: v.nullable(v.number()),
    asked: v.string(),
  }),
  summary: 'A read with a place, a question and a cookie.',
});

const StockSchema = defineEntity({
  name: 'Stock',
  schema: 'catalog',
  tableName: 'stock',
  properties: { sku: p.string().primary(), available: p.integer() },
});
/** A table of the fixture. */
export class Stock extends StockSchema.class {}
StockSchema.setClass(Stock);

class Migration0001Stock extends Migration {
  override up(): void {
    this.addSql('create table catalog.stock (sku text primary key, available int not null)');
  }
}

@Injectable()
class StockEvents {
  constructor(private readonly em: EntityManager) {}

  @OnEvent('stock.changed')
  async storeEvent(payload: EventPayload<'stock.changed'>): Promise<void> {
    for (const { sku, available } of payload.rows) {
      if (available < 0) throw new Error('stock below zero');
      this.em.persist(this.em.create(Stock, { sku, available }));
    }
    await this.em.flush();
  }
}

@Controller()
class FixtureController {
  constructor(
    private readonly em: EntityManager,
    private readonly client: ContractClient,
  ) {}

  @Serve(setStock)
  async changeStock(@Input() { body }: ValidRequestOf<typeof setStock>) {
    await this.em.transactional(async (em) => {
      const rows = body.rows.map(({ sku, onHand }) => ({ sku, available: onHand, inbound: [] }));
      await publish(em, 'stock.changed', { rows }, { entity: 'stock', version: rows[0]?.sku ?? '' });
      if (rows.some(({ sku }) => sku === 'rolled-back'))
        throw new DomainError('OUT_OF_STOCK', { sku: 'rolled-back' });
    });
    return { ok: true };
  }

  @Serve(getStock)
  async get(@CurrentCall() call: Call, @Input() { params, query }: ValidRequestOf<typeof getStock>) {
    call.cookies.set('user', params.sku);
    call.cacheTags = { version: 7, tags: [params.sku] };
    const row = await this.em.findOne(Stock, { sku: params.sku });
    const { unit = 'piece' } = query;
    return { sku: params.sku, unit, available: row?.available ?? null, asked: call.locale };
  }

  @Serve(listAddresses)
  async list(@Caller() caller: Identity) {
    const body = { token: 'a-session-token-of-some-length' };
    const known = await this.client.call(identityResolveSession, { body });
    const rows = await this.em.find(Stock, {}, { orderBy: { sku: 1 } });
    return rows.map(({ sku }) => ({ ...anAddress, id: sku, label: `${caller.name} ${known?.role}` }));
  }

  @Serve(addAddress)
  add(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof addAddress>) {
    const write = { scope: 'add-address', key: call.idempotencyKey ?? '', request: body };
    return idempotent(this.em, write, async (em) => {
      await em.execute(`insert into catalog.stock values (?, 1)`, [body.label]);
      call.cookies.set('user', body.label);
      return { id: body.label, ...body };
    });
  }

  @Serve(crash)
  fail(): never {
    throw new Error('a secret of the database');
  }

  /** In no table and not opened: nobody may call it. */
  @Get('forgotten')
  forgotten(): string {
    return 'open';
  }
}

const anAddress = {
  id: '',
  label: '',
  address: {
    company: null,
    attention: 'Pat',
    line1: '1 Main St',
    line2: null,
    city: 'Casper',
    region: 'WY',
    postalCode: '82601',
    country: 'US',
    phone: null,
  },
  isDefaultBilling: false,
  isDefaultShipping: false,
};
/** A valid body of `addAddress`. */
export const addressBody = (label: string) => {
  const { id: _, ...body } = { ...anAddress, label };
  return body;
};

@Module({
  imports: [ormModule('catalog', [Stock])],
  controllers: [FixtureController],
  providers: [StockEvents],
})
class FixtureModule {}

export const fixtureService: ServiceDefinition = {
  name: 'catalog',
  module: FixtureModule as Type,
  migrations: [Migration0001Stock],
};
