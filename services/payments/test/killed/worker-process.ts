import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createLogger } from '@gantry/nest-kit/logger';
import { startWorker } from '@gantry/nest-kit/worker';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { startPayments, type SoldOrder } from '../payments-fixture.ts';

const program = import.meta.filename;

/** What a page asks of the process; the orders are those that sales knows. */
export interface PageCall {
  readonly orders: readonly (readonly [string, SoldOrder])[];
  readonly number: string;
  readonly service: OnlinePaymentService;
  /** starts a payment, or finishes the one of this name */
  readonly reference?: string;
  readonly key: string;
}

/** The payments service and its jobs as a process of its own, which can be killed as by a power cut. */
export class PaymentsProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(env: Readonly<Record<string, string>>): Promise<PaymentsProcess> {
    const child = fork(program, [], {
      execArgv: ['--import', '@gantry/tooling/register'],
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The process ended at its start.'))),
    ]);
    return new PaymentsProcess(child);
  }

  /** @returns what the page is answered; null where the process was killed before it could answer */
  async ask(call: PageCall): Promise<unknown> {
    const answer = once(this.child, 'message').then(([message]) => message as unknown);
    const ended = once(this.child, 'exit').then(() => null);
    this.child.send(call);
    return Promise.race([answer, ended]);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

async function serve(env: Record<string, string>): Promise<void> {
  const shop = await startPayments(env, env.DATABASE_URL);
  const known = JSON.parse(env.SOLD_ORDERS ?? '[]') as PageCall['orders'];
  for (const [name, order] of known) shop.orders.set(name, order);
  const log = createLogger('fatal', 'payments');
  await startWorker({ databaseUrl: shop.databaseUrl, services: [shop.service.tasks], log });
  process.on('message', ({ orders, number, reference, service, key }: PageCall) => {
    for (const [name, order] of orders) shop.orders.set(name, order);
    const answer = reference ? shop.finish(number, reference) : shop.start(number, { service }, key);
    void answer.then(
      (body) => process.send?.(body),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  });
  process.send?.('ready');
}

if (process.argv[1] === program) await serve(process.env as Record<string, string>);
