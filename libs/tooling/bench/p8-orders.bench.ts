import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { cpuPerRequest, medianLatency, runSlice, type Slice, type Target } from '../src/bench/load.ts';
import { wholeShop } from '../src/bench/never-asked.ts';
import { sameRows } from '../src/bench/order-rows.ts';
import { ShopClient } from '../src/bench/shop-client.ts';

const CONNECTIONS = 8;
const WARM_UP = { concurrency: CONNECTIONS, seconds: 20 };
const SLICE = { concurrency: CONNECTIONS, seconds: 8 };

type Items = { items: { sku: string; uri: string }[] };
type Preview = {
  cartVersion: number;
  totals: { grandTotal: number };
  options: { service: string }[];
};
type Placed = { number: string; token: string };

const shipTo = {
  company: 'Bench Works',
  attention: 'Pat Bench',
  line1: '120 West 5th Street',
  line2: null,
  city: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  country: 'US',
  phone: '13075550142',
};
const place = { country: shipTo.country, region: shipTo.region, postalCode: shipTo.postalCode };

/** A guest's whole way from the first part to the confirmation: seven calls. @throws when the order is not the cart */
async function checkOut(shopper: ShopClient, skus: readonly string[]): Promise<void> {
  for (const sku of skus) {
    await shopper.send({ path: '/cart/lines', body: { sku, quantity: 1 }, method: 'POST' });
  }
  await shopper.send({ path: '/cart' });
  const previewCart = (shippingService: string | null) =>
    shopper.send<Preview>({ path: '/checkout/preview', body: { ...place, shippingService }, method: 'POST' });
  const { options } = await previewCart(null);
  const shippingService = options[0]!.service;
  const { cartVersion, totals } = await previewCart(shippingService);
  const form = {
    email: 'bench@bench.example',
    shipTo,
    billTo: null,
    shippingService,
    poNumber: 'PO 4711',
    paymentTerm: 'advanced',
    paymentService: 'check',
  };
  const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
  const { number, token } = await shopper.send<Placed>({ path: '/checkout/purchase', body, method: 'POST' });
  const order = await shopper.send<{ lines: unknown[]; grandTotal: number }>({
    path: `/orders/${number}/confirmation?token=${token}`,
  });
  if (order.lines.length !== skus.length || order.grandTotal !== totals.grandTotal)
    throw new Error(`order ${number} is not the cart`);
}

interface Goods {
  readonly skus: readonly string[];
  /** the one everybody wants */
  readonly hot: string;
}

function targetsOf(shop: MeasuredShop, client: KeepAliveClient, { skus, hot }: Goods): Target[] {
  const pids = wholeShop(shop);
  const skusOf = (index: number) => [skus[(2 * index) % skus.length]!, skus[(2 * index + 1) % skus.length]!];
  return [
    {
      name: 'checkout',
      pids,
      work: (index) => checkOut(new ShopClient(shop, client), skusOf(index)),
    },
    {
      name: 'hot product',
      pids,
      work: (index) => checkOut(new ShopClient(shop, client), [hot, skus[index % skus.length]!]),
    },
  ];
}

const perSecond = (slices: readonly Slice[]) =>
  slices.reduce((sum, { requests }) => sum + requests, 0) /
  slices.reduce((sum, { seconds }) => sum + seconds, 0);

function figuresOf(slices: readonly Slice[]): Figure[] {
  const of = (name: string) => slices.filter(({ target }) => target === name);
  const cpu = cpuPerRequest(of('checkout'));
  const orders = perSecond(of('checkout'));
  const hot = perSecond(of('hot product'));
  const rows = perSecond(of('same rows'));
  return [
    {
      what: 'guest checkout of 7 calls: CPU of all processes',
      value: cpu,
      unit: 'ms',
      goal: '≤ 24 ms',
      met: cpu <= 24,
    },
    { what: 'guest checkout of 7 calls: median', value: medianLatency(of('checkout')), unit: 'ms' },
    { what: 'orders, the whole checkout', value: orders, unit: '/s', goal: '≥ 80 /s', met: orders >= 80 },
    { what: 'orders all on one product', value: hot, unit: '/s', goal: '≥ 50 /s', met: hot >= 50 },
    { what: 'a script that writes the same rows, durable', value: rows, unit: '/s' },
    { what: 'the script: CPU an order', value: cpuPerRequest(of('same rows')), unit: 'ms' },
    {
      what: 'orders of the whole checkout over the script',
      value: (orders * 100) / rows,
      unit: '%',
      goal: '≥ 40 %',
      met: orders >= rows * 0.4,
    },
  ];
}

const bench: Bench = {
  name: 'P8',
  title: 'Place an order, durable, over the whole process tree',
  async run({ shop, saveData }) {
    const measured = await shop();
    const client = new KeepAliveClient(CONNECTIONS);
    const { items } = await new ShopClient(measured, client).send<Items>({
      path: '/catalog/products?availability=in-stock&size=96&sort=price-asc',
    });
    const skus = items.map(({ sku }) => sku);
    const script = await sameRows(measured);
    try {
      await script.fillShelves(skus);
      const goods = { skus: skus.slice(1), hot: skus[0]! };
      const targets = [...targetsOf(measured, client, goods), script.target];
      for (const target of targets) await runSlice(target, WARM_UP);
      const slices: Slice[] = [];
      for (const target of [...targets, ...targets.toReversed()]) slices.push(await runSlice(target, SLICE));
      saveData('slices', slices);
      return figuresOf(slices);
    } finally {
      client.close();
      await script.end();
    }
  },
};

export default bench;
