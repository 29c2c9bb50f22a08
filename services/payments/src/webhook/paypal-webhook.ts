import { X509Certificate, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { ReceivedEvent } from './received-event.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whom the wallet's certificates are made out to. */
const certificateName = 'messageverificationcerts.paypal.com';
const maxCertificates = 20;
const timeout = 10_000;

const eventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  event_type: v.string(),
  resource_type: v.optional(v.string(), ''),
  resource: v.object({
    id: v.optional(v.string()),
    disputed_transactions: v.optional(
      v.array(v.object({ seller_transaction_id: v.optional(v.string()) })),
      [],
    ),
    supplementary_data: v.optional(
      v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
    ),
  }),
});

/** Verifies webhooks as the wallet signs them: its certificate, over the transmission, our webhook's id and the body's CRC32. */
export class PaypalWebhooks {
  private readonly certificates = new Map<string, X509Certificate>();

  /** @param api where the wallet is called: a certificate lies there, or at the wallet's own host */
  constructor(
    private readonly api: string,
    private readonly webhookId: string,
  ) {}

  /**
   * Reads a webhook; null where its signature does not hold.
   * @throws Error when the certificate cannot be fetched just now
   */
  async readWebhook(body: Buffer, headers: Headers): Promise<ReceivedEvent | null> {
    const signature = headers['paypal-transmission-sig'];
    const address = headers['paypal-cert-url'];
    if (typeof signature !== 'string' || typeof address !== 'string') return null;
    if (headers['paypal-auth-algo'] !== 'SHA256withRSA' || !this.maySign(address)) return null;
    const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = headers;
    const signed = Buffer.from([id, time, this.webhookId, crc32(body)].join('|'));
    const certificate = await this.findCertificate(address);
    const key = certificate?.publicKey;
    if (!key || !verify('sha256', signed, key, Buffer.from(signature, 'base64'))) return null;
    return readEvent(body);
  }

  private maySign(address: string): boolean {
    const url = URL.parse(address);
    if (!url) return false;
    const isTheirs = url.protocol === 'https:' && url.hostname.endsWith('.paypal.com');
    return (
      (isTheirs || url.origin === new URL(this.api).origin) &&
      url.pathname.startsWith('/v1/notifications/certs/')
    );
  }

  /** A certificate that is made out to the wallet, and good today. */
  private async findCertificate(address: string): Promise<X509Certificate | null> {
    const certificate = this.certificates.get(address) ?? (await fetchCertificate(address));
    const now = Date.now();
    const isValid = Date.parse(certificate.validFrom) <= now && now < Date.parse(certificate.validTo);
    if (!isValid || !certificate.subject.split('\n').includes(`CN=${certificateName}`)) return null;
    if (this.certificates.size >= maxCertificates) this.certificates.clear();
    this.certificates.set(address, certificate);
    return certificate;
  }
}

async function fetchCertificate(address: string): Promise<X509Certificate> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`The certificate answered ${answer.status}`);
  return new X509Certificate(await answer.text());
}

function readEvent(body: Buffer): ReceivedEvent | null {
  let text: unknown;
  try {
    text = JSON.parse(body.toString());
  } catch {
    return null;
  }
  const read = v.safeParse(eventSchema, text);
  if (!read.success) return null;
  const { id, event_type: type, resource_type: kind, resource } = read.output;
  const order = resource.supplementary_data?.related_ids?.order_id;
  const capture = resource.disputed_transactions[0]?.seller_transaction_id;
  return { id, type, reference: (kind === 'checkout-order' ? resource.id : order) ?? null, capture };
}
