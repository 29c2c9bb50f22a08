import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { demoKey } from '@gantry/nest-kit/testing';
import type { StartedPayment } from '@gantry/contracts/schemas/payment';
import { startPayments } from '../payments-fixture.ts';
import { environmentOf, startProviders } from './provider-sandbox.ts';

/** A webhook as it came in, and how it was answered. */
export interface Delivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  status: number;
}

/** The payments service with a sandbox of its own, which reaches it by webhooks as through the gateway. */
export async function startSandboxShop(env: Readonly<Record<string, string>> = {}) {
  const deliveries: Delivery[] = [];
  let deliver = (_delivery: Delivery): Promise<number> => Promise.resolve(503);
  const door = http.createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const headers = request.headers as Record<string, string>;
      const delivery = { path: request.url ?? '', headers, body, status: 0 };
      deliveries.push(delivery);
      delivery.status = await deliver(delivery);
      response.writeHead(delivery.status).end();
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const webhooks = `http://127.0.0.1:${(door.address() as AddressInfo).port}/webhooks`;
  const world = await startProviders({ webhooks });
  const shop = await startPayments({ ...environmentOf(world.sandbox), ...env });
  /** As the gateway passes it on: the bytes, and the signature's headers. */
  deliver = async ({ path, headers, body }) => {
    const answer = await shop.service.fastify.inject({
      method: 'POST',
      url: `/internal/payments${path}`,
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'x-gantry-key': demoKey('gateway', 'payments'),
      },
      payload: body,
    });
    return answer.statusCode;
  };
  return {
    ...world,
    shop,
    deliveries,
    redeliver: (delivery: Delivery) => deliver(delivery),
    /** An order of which the payer has started to pay. */
    startOrder: async (
      service: 'stripe-payment-intent' | 'paypal-express-checkout' = 'stripe-payment-intent',
    ) => {
      const number = await shop.place({ paymentService: service });
      const started = await shop.start(number, { service });
      return { number, started, reference: referenceOf(started) };
    },
    stop: async () => {
      door.closeAllConnections();
      door.close();
      await shop.stop();
      await world.sandbox.stop();
    },
  };
}
export type SandboxShop = Awaited<ReturnType<typeof startSandboxShop>>;

function referenceOf(started: StartedPayment): string {
  if (started.service === 'stripe-payment-intent') return started.clientSecret.split('_secret_')[0] ?? '';
  return new URL(started.approveUrl).searchParams.get('token') ?? '';
}

/** Waits until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It has not come about within 15 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
