import { createHmac, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { OwnCertificate } from './certificate.ts';

/** `Stripe-Signature` over the raw body and the time. */
export function signAsStripe(body: string, secret: string): Record<string, string> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${time},v1=${signature}` };
}

export interface PaypalSigner {
  readonly certificate: OwnCertificate;
  readonly certificateUrl: string;
  readonly webhookId: string;
}

/** The `PayPal-*` headers: the wallet signs the transmission's id, its time, our webhook's id and the body's CRC32. */
export function signAsPaypal(
  body: string,
  { certificate, certificateUrl, webhookId }: PaypalSigner,
): Record<string, string> {
  const id = randomUUID();
  const time = new Date().toISOString();
  const text = [id, time, webhookId, crc32(body)].join('|');
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(text), certificate.key).toString('base64'),
    'paypal-cert-url': certificateUrl,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}
