import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { escapeHtml } from '../http/escape.ts';
import { html, json, redirect, type Answer, type Message } from '../http/message.ts';
import { pageHtml } from '../http/page.ts';
import type { Routes } from '../http/routes.ts';
import { isScanKind, labelRequestSchema, type CarrierWorld } from './carrier-world.ts';

const maxNumbers = 100;
const chosenKinds = ['in-transit', 'delivered', 'exception', 'lost', 'damaged', 'refused'] as const;

/** The carrier's protocol (see README.md beside this file) and the page that decides what happens to its packages. */
export function addCarrierRoutes(routes: Routes, carrier: CarrierWorld): void {
  routes
    .addRoute('POST', '/carrier/v1/labels', (message) => authorized(carrier, message, makeLabel))
    .addRoute('DELETE', '/carrier/v1/labels/:tracking', (message) => authorized(carrier, message, voidLabel))
    .addRoute('GET', '/carrier/v1/tracking', (message) => authorized(carrier, message, listScans))
    .addRoute('GET', '/carrier', () => html(carrierPage(carrier)))
    .addRoute('GET', '/carrier/packages/:tracking', (message) => packagePage(carrier, message))
    .addRoute('POST', '/carrier/packages', (message) => addScan(carrier, message));
}

function authorized(
  carrier: CarrierWorld,
  message: Message,
  answer: (carrier: CarrierWorld, message: Message) => Answer,
): Answer {
  const expected = Buffer.from(`Bearer ${carrier.key}`);
  const given = Buffer.from(message.headers.authorization ?? '');
  const isKnown = expected.length === given.length && timingSafeEqual(expected, given);
  return isKnown ? answer(carrier, message) : json({ error: 'unknown key' }, 401);
}

function makeLabel(carrier: CarrierWorld, { body }: Message): Answer {
  try {
    const label = carrier.makeLabel(v.parse(labelRequestSchema, JSON.parse(body)));
    return label ? json(label) : json({ error: 'the reference was used for another package' }, 409);
  } catch (error) {
    const isWrong =
      error instanceof v.ValiError || error instanceof SyntaxError || error instanceof RangeError;
    if (!isWrong) throw error;
    return json({ error: error.message }, 422);
  }
}

function voidLabel(carrier: CarrierWorld, { params: { tracking = '' } }: Message): Answer {
  const result = carrier.voidLabel(decodeURIComponent(tracking));
  if (result === null) return json({ error: 'unknown package' }, 404);
  if (result === 'refused') return json({ error: 'the package is on its way' }, 409);
  return json({ tracking, status: 'voided' });
}

function listScans(carrier: CarrierWorld, { url }: Message): Answer {
  const numbers = (url.searchParams.get('numbers') ?? '').split(',').slice(0, maxNumbers);
  const packages = numbers.flatMap((tracking) => {
    const events = carrier.scansOf(tracking);
    return events ? [{ tracking, events }] : [];
  });
  return json({ packages });
}

function addScan(carrier: CarrierWorld, { body }: Message): Answer {
  const fields = new URLSearchParams(body);
  const kind = fields.get('kind') ?? '';
  if (!isScanKind(kind)) return json({ error: 'unknown kind' }, 422);
  return carrier.addScan(fields.get('tracking') ?? '', kind)
    ? redirect('/carrier')
    : json({ error: 'unknown package' }, 404);
}

/** What became of a package, for whoever follows its number. */
function packagePage(carrier: CarrierWorld, { params: { tracking = '' } }: Message): Answer {
  const number = decodeURIComponent(tracking);
  const scans = carrier.scansOf(number);
  if (!scans) return { ...html(pageHtml('Package', '<h1>Unknown package</h1>', 'bare')), status: 404 };
  const rows = scans.toReversed().map(({ at, kind, place, text }) => {
    const cells = [at, kind, place ?? '', text ?? ''].map((words) => `<td>${escapeHtml(words)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const head = ['When', 'Scan', 'Where', 'Note'].map((name) => `<th>${name}</th>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  return html(pageHtml('Package', `<main><h1>${escapeHtml(number)}</h1>${table}</main>`, 'bare'));
}

function carrierPage(carrier: CarrierWorld): string {
  const rows = carrier
    .listPackages()
    .toReversed()
    .map(({ tracking, request, voidedAt }) => {
      const last = voidedAt ? 'voided' : carrier.scansOf(tracking)?.at(-1)?.kind;
      const texts = [tracking, request.service, request.to.lines.join(', '), last ?? ''];
      const cells = texts.map((words) => `<td>${escapeHtml(words)}</td>`).join('');
      const buttons = chosenKinds
        .map((kind) => `<button name="kind" value="${kind}">${kind}</button>`)
        .join(' ');
      const form = `<form method="post" action="/carrier/packages"><input type="hidden" name="tracking" value="${escapeHtml(tracking)}">${buttons}</form>`;
      return `<tr>${cells}<td>${voidedAt ? '' : form}</td></tr>`;
    });
  const head = ['Package', 'Service', 'Receiver', 'Last scan', 'Next']
    .map((name) => `<th>${name}</th>`)
    .join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  const empty = '<p>No package yet. Ship an order and let the carrier make its label.</p>';
  return pageHtml('Carrier', `<main><h1>Carrier</h1>${rows.length > 0 ? table : empty}</main>`);
}
