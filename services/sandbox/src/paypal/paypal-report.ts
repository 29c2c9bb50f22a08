import type { Message } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import type { LedgerEntry } from '../store/ledger.ts';
import type { Outcome, PaypalGate } from './paypal-gate.ts';
import { moneyOf } from './paypal-objects.ts';
import type { PaypalWorld } from './paypal-world.ts';

const codes: Partial<Record<LedgerEntry['kind'], string>> = {
  capture: 'T0006',
  refund: 'T1107',
  dispute: 'T1201',
  'dispute-won': 'T1202',
};

/** `GET /v1/reporting/transactions`: what moved in a time, as the wallet reports it. */
export function addReportRoutes(routes: Routes, world: PaypalWorld, gate: PaypalGate): void {
  routes.addRoute(
    'GET',
    '/v1/reporting/transactions',
    gate.guardRoute((message) => reportTransactions(world, message)),
  );
}

function reportTransactions({ settings }: PaypalWorld, { url }: Message): Outcome {
  const from = Date.parse(url.searchParams.get('start_date') ?? '');
  const until = Date.parse(url.searchParams.get('end_date') ?? '') + 1000;
  const size = Math.min(500, Number(url.searchParams.get('page_size') ?? 100));
  const page = Number(url.searchParams.get('page') ?? 1);
  const rows = settings.ledger.listEntries().filter(({ provider, kind, at }) => {
    const time = Date.parse(at);
    return provider === 'paypal' && kind in codes && time >= from && time < until;
  });
  const shown = rows.slice((page - 1) * size, page * size);
  return {
    body: {
      transaction_details: shown.map((row) => ({ transaction_info: transactionInfo(row) })),
      account_number: 'SANDBOX',
      start_date: url.searchParams.get('start_date'),
      end_date: url.searchParams.get('end_date'),
      last_refreshed_datetime: new Date().toISOString(),
      page,
      total_items: rows.length,
      total_pages: Math.max(1, Math.ceil(rows.length / size)),
    },
  };
}

function transactionInfo({ reference, payment, kind, at, amount, fee }: LedgerEntry) {
  return {
    transaction_id: reference,
    paypal_reference_id: payment,
    paypal_reference_id_type: 'ODR',
    transaction_event_code: codes[kind],
    transaction_initiation_date: at,
    transaction_updated_date: at,
    transaction_amount: moneyOf(amount),
    fee_amount: moneyOf(-fee),
    transaction_status: 'S',
  };
}
