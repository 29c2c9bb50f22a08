import type { Switches } from '../switches/switches.ts';

/** A webhook as it goes out. */
export interface Webhook {
  readonly url: string;
  readonly body: string;
  /** made anew for every try: a signature holds the time */
  readonly sign: (body: string) => Record<string, string>;
}

/** Milliseconds before each further try. */
const pauses = [500, 2000, 5000, 15_000, 60_000];
const timeout = 15_000;

/** Sends webhooks, as badly as the switches say. */
export class WebhookSender {
  private readonly timers = new Set<NodeJS.Timeout>();
  private held: Webhook[] = [];

  constructor(private readonly switches: Switches) {}

  sendWebhook(webhook: Webhook): void {
    if (this.switches.useSwitch('webhookLosses')) return;
    if (this.switches.useSwitch('webhookReorder')) {
      this.held.push(webhook);
      if (this.switches.readSwitch('webhookReorder') === 0) this.sendHeld();
      return;
    }
    this.schedule(webhook);
  }

  /** Those that were held back, newest first. */
  sendHeld(): void {
    const held = this.held.toReversed();
    this.held = [];
    for (const webhook of held) this.schedule(webhook);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private schedule(webhook: Webhook): void {
    const delay = this.switches.readSwitch('webhookDelay');
    const times = 1 + Math.max(0, this.switches.readSwitch('webhookCopies'));
    const isTampered = this.switches.useSwitch('webhookTampered');
    for (let copy = 0; copy < times; copy += 1) {
      this.later(delay + copy * 20, () => this.deliver(webhook, isTampered, 0));
    }
  }

  private later(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }

  /** Tries again until the shop says 2xx, as the providers do, though not for days. */
  private async deliver(webhook: Webhook, isTampered: boolean, tries: number): Promise<void> {
    const { url, body, sign } = webhook;
    const headers = { 'content-type': 'application/json', ...sign(body) };
    const sent = isTampered ? tampered(body) : body;
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: sent,
      signal: AbortSignal.timeout(timeout),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const pause = pauses[tries];
    if (answer?.ok || pause === undefined) return;
    this.later(pause, () => this.deliver(webhook, isTampered, tries + 1));
  }
}

/** Another digit in the middle. */
function tampered(body: string): string {
  const at = body.search(/\d/);
  return `${body.slice(0, at)}${(Number(body[at]) + 1) % 10}${body.slice(at + 1)}`;
}
