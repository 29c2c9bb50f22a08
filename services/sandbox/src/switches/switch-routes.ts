import * as v from 'valibot';
import { escapeHtml } from '../http/escape.ts';
import { html, json, redirect, type Answer, type Message } from '../http/message.ts';
import { pageHtml } from '../http/page.ts';
import type { Routes } from '../http/routes.ts';
import type { SwitchName, Switches } from './switches.ts';

const labels: Readonly<Record<SwitchName, string>> = {
  webhookDelay: 'Webhooks wait (milliseconds)',
  webhookCopies: 'Webhooks are sent again (times)',
  webhookLosses: 'Next webhooks are lost (count)',
  webhookReorder: 'Next webhooks are held and sent newest first (count)',
  webhookTampered: 'Next webhooks are altered by one byte (count)',
  lostAnswers: 'Next writes are done, their answers lost (count)',
  awaySeconds: 'Every call answers 500 (seconds)',
  callDelay: 'Every call waits (milliseconds)',
  refusals: 'Next payments are refused (count)',
  walletDisputes: 'Captures of the wallet disputed by their payers',
  walletDays: 'Days by which the wallet’s clock is ahead',
};

/** What the sandbox does wrong: a page for people, the same as JSON for tests. */
export function addSwitchRoutes(routes: Routes, switches: Switches): void {
  routes
    .addRoute('GET', '/switches', () => html(switchPage(switches)))
    .addRoute('GET', '/switches.json', () => json(switches.listSwitches()))
    .addRoute('POST', '/switches.json', ({ body }) => changeBy(switches, () => JSON.parse(body)))
    .addRoute('POST', '/switches', (message) => changeByForm(switches, message));
}

function changeBy(switches: Switches, read: () => unknown): Answer {
  try {
    switches.changeSwitches(read());
    return json(switches.listSwitches());
  } catch (error) {
    if (error instanceof v.ValiError || error instanceof SyntaxError)
      return json({ error: error.message }, 400);
    throw error;
  }
}

function changeByForm(switches: Switches, { body }: Message): Answer {
  const { reset, ...fields } = Object.fromEntries(new URLSearchParams(body));
  if (reset !== undefined) {
    switches.resetSwitches();
    return redirect('/switches');
  }
  const answer = changeBy(switches, () => fields);
  return answer.status === 200 ? redirect('/switches') : answer;
}

function switchPage(switches: Switches): string {
  const fields = Object.entries(switches.listSwitches()).map(([name, value]) => {
    const label = escapeHtml(labels[name as SwitchName]);
    return `<label>${label}<input name="${name}" type="number" min="-1" value="${value}"></label>`;
  });
  const main = `<main><h1>Switches</h1><p>What the payment providers of the sandbox do wrong. 0 is off, −1 is always.</p>
<form class="switches" method="post" action="/switches">${fields.join('')}
<button class="primary">Set</button><button name="reset" value="1">All off</button></form></main>`;
  return pageHtml('Switches', main);
}
