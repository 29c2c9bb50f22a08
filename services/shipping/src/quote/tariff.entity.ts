import { defineEntity, p } from '@mikro-orm/postgresql';
import { isTextCell, tariffColumns, tariffKinds, type TariffKind } from '@gantry/contracts/schemas/tariff';

/** The entity of a tariff table, `shipping.tariff_<kind>`: its days, who entered a row, and a column for each of the book's. */
function entityOf(kind: TariffKind) {
  const columns = tariffColumns(kind).map(([name, cell]) => [
    name,
    isTextCell(cell) ? p.string() : p.bigint('number'),
  ]);
  return defineEntity({
    name: `Tariff${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    schema: 'shipping',
    tableName: `tariff_${kind}`,
    properties: {
      id: p.uuid().primary(),
      effectiveFrom: p.date(),
      effectiveUntil: p.date().nullable(),
      ...(Object.fromEntries(columns) as Record<never, never>),
    },
  });
}

/** The dated tables of specification §9, by kind. */
export const tariffEntities = Object.fromEntries(
  tariffKinds.map((kind) => [kind, entityOf(kind)]),
) as Readonly<Record<TariffKind, ReturnType<typeof entityOf>>>;

const TransitTimeSchema = defineEntity({
  name: 'TransitTime',
  schema: 'shipping',
  tableName: 'transit',
  properties: {
    service: p.string().primary(),
    region: p.string().primary(),
    effectiveFrom: p.date().primary(),
    effectiveUntil: p.date().nullable(),
    days: p.integer(),
  },
});

/** Business days a service needs to every place of a region, where that is known closer than by zone. */
export class TransitTime extends TransitTimeSchema.class {}
TransitTimeSchema.setClass(TransitTime);
