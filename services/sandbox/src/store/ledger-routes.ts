import { escapeHtml } from '../http/escape.ts';
import { html, json } from '../http/message.ts';
import { pageHtml } from '../http/page.ts';
import type { Routes } from '../http/routes.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

const shownRows = 500;

/** What the providers have written down: a page for people, all of it as JSON for tests (`?payment=`). */
export function addLedgerRoutes(routes: Routes, ledger: Ledger): void {
  routes
    .addRoute('GET', '/ledger', () => html(ledgerPage(ledger.listEntries())))
    .addRoute('GET', '/ledger.json', ({ url }) =>
      json({ entries: ledger.listEntries(url.searchParams.get('payment')) }),
    );
}

const money = (amount: number) => (amount / 100).toFixed(2);

function ledgerPage(entries: readonly LedgerEntry[]): string {
  const rows = entries
    .slice(-shownRows)
    .toReversed()
    .map(({ at, provider, kind, order, payment, reference, amount, fee }) => {
      const texts = [at, provider, kind, order ?? '', payment, reference].map(
        (text) => `<td>${escapeHtml(text)}</td>`,
      );
      return `<tr>${texts.join('')}<td class="number">${money(amount)}</td><td class="number">${money(fee)}</td></tr>`;
    });
  const names = ['Time', 'Provider', 'What', 'Order', 'Payment', 'Reference'].map(
    (name) => `<th>${name}</th>`,
  );
  const head = `${names.join('')}<th class="number">Amount</th><th class="number">Fee</th>`;
  const table = `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
  const empty = '<p>No money has moved yet. Pay an order by card or wallet.</p>';
  return pageHtml('Ledger', `<main><h1>Ledger</h1>${rows.length > 0 ? table : empty}</main>`);
}
