import type { EntityManager } from '@mikro-orm/postgresql';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { publish } from '@gantry/nest-kit/events';
import type { Order } from '../order/order.entity.ts';
import type { Shipment, ShipmentLine } from './shipment.entity.ts';

/** Tells the customer where a shipment is: one mail with its units, its tracking numbers, and its link. */
export async function mailShipment(
  em: EntityManager,
  order: Order,
  shipment: Shipment,
  to: LineStatus,
): Promise<void> {
  const { number, email, name, locale, token } = order;
  const lines = shipment.lines
    .getItems()
    .map(({ amount, quantity, ...line }) => ({ ...mailLine(line), quantity, total: amount }));
  const { tracking, provider, estimated } = shipment;
  const isGuest = (order.accountId ?? null) === null;
  await publish(
    em,
    'order.lines-transitioned',
    {
      number,
      email,
      name,
      locale,
      to,
      isGuest,
      token,
      lines,
      shipment: { number: shipment.number, token: shipment.token, provider, tracking, estimated },
    },
    { entity: `shipment:${shipment.number}`, version: `${to}:${shipment.version}` },
  );
}

const mailLine = ({ name, sku, partNumber }: Pick<ShipmentLine, 'name' | 'sku' | 'partNumber'>) => ({
  name,
  sku,
  partNumber,
});
