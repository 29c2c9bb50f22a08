import { randomUUID } from 'node:crypto';
import { catalogGetProduct, catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import * as calls from '@gantry/contracts/endpoints/product-admin';
import { blankProductValues, type NewProductForm } from '@gantry/contracts/schemas/new-product';
import {
  type AdminProduct,
  type ProductForm,
  type ProductValues,
} from '@gantry/contracts/schemas/product-admin';
import { aCaller, type TestService } from '@gantry/nest-kit/testing';
import type { catalogOf } from './catalog-of.ts';

export const keeper = aCaller({ role: 'catalog', name: 'Cory Lindgren' });

const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const text = (value: string | null) => value ?? '';

/** The form of a product as the page fills it. */
function formOf(values: ProductValues, reason = 'Told by the maker'): ProductForm {
  const { sale, packagePrices, exclusivePrices, override, leadDays } = values;
  const texts = ({ name, description }: ProductValues['spanish']) => ({
    name: text(name),
    description: text(description),
  });
  return {
    ...values,
    description: text(values.description),
    spanish: texts(values.spanish),
    french: texts(values.french),
    listPrice: dollars(values.listPrice),
    cost: dollars(values.cost),
    sale: {
      amount: dollars(sale?.amount ?? null),
      from: text(sale?.from ?? null),
      until: text(sale?.until ?? null),
    },
    packagePrices: packagePrices.map((one) => ({ ...one, amount: dollars(one.amount) })),
    exclusivePrices: exclusivePrices.map((one) => ({ ...one, amount: dollars(one.amount) })),
    override: { label: override?.label ?? '', until: text(override?.until ?? null) },
    stated: values.stated ?? '',
    leadDays: { min: leadDays?.min ?? '', max: leadDays?.max ?? '' },
    supersededBy: text(values.supersededBy),
    weight: values.weight ? String(values.weight / 1000) : '',
    packedSize: values.packedSize ?? {},
    reason,
  };
}

/** The form of a new product as the page fills it. */
const newForm = (fields: Partial<NewProductForm>): NewProductForm => ({
  ...formOf(blankProductValues, 'Sold from the shelf'),
  category: '',
  partNumber: '',
  sku: '',
  stock: '',
  ...fields,
});

/** Somebody of the catalog at their desk. */
export class ProductKeeper {
  constructor(private readonly service: TestService) {}

  get(sku: string): Promise<AdminProduct> {
    return this.service.call(calls.catalogAdminGetProduct, { params: { sku } }, { caller: keeper });
  }

  /** Makes a product without a feed. */
  create(fields: Partial<NewProductForm>, idempotencyKey: string = randomUUID()): Promise<AdminProduct> {
    const body = { form: newForm(fields) };
    return this.service.call(calls.catalogAdminCreateProduct, { body }, { caller: keeper, idempotencyKey });
  }

  /** Changes fields of a product as it is now, or as it was when `base` was read. */
  async change(sku: string, fields: Partial<ProductForm>, base?: AdminProduct): Promise<AdminProduct> {
    const { values } = base ?? (await this.get(sku));
    const body = { base: values, form: { ...formOf(values), ...fields } };
    return this.service.call(calls.catalogAdminChangeProduct, { params: { sku }, body }, this.anew());
  }

  undo(sku: string, id: string): Promise<AdminProduct> {
    return this.service.call(
      calls.catalogAdminUndoProductChange,
      { params: { sku, id }, body: {} },
      this.anew(),
    );
  }

  release(sku: string, field: AdminProduct['pins'][number]['field']): Promise<AdminProduct> {
    const request = { params: { sku, field }, body: { reason: 'The feed is right again' } };
    return this.service.call(calls.catalogAdminReleaseProductField, request, this.anew());
  }

  private anew() {
    return { caller: keeper, idempotencyKey: randomUUID() };
  }
}

/** A valve as a feed has it. */
export const valveRow = (id: string, more: object = {}) => ({
  id,
  sku: id.toUpperCase(),
  name: `Ball valve ${id}`,
  brand: 'Ironbark',
  category: ['Plumbing', 'Valves'],
  attributes: [{ name: 'Size', type: 'number', value: 15, unit: 'mm' }],
  list_price: 40,
  stock: 9,
  ...more,
});

/** What shoppers read of a catalogue, once its index has followed. */
export const shopperOf = (shop: Pick<ReturnType<typeof catalogOf>, 'service'>) => ({
  pageOf: async (uri: string) => {
    await shop.service.synchronizer.refresh();
    return shop.service.call(catalogGetProduct, { params: { uri } });
  },
  listed: async (query: object) => {
    await shop.service.synchronizer.refresh();
    const { items } = await shop.service.call(catalogListProducts, { query: query as never });
    return items;
  },
});
