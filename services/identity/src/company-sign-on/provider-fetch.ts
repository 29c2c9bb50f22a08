import { isIP } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { Agent, fetch as send } from 'undici';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

const maxBytes = 512 * 1024;
const limits = { maxResponseSize: maxBytes, headersTimeout: 5000, bodyTimeout: 5000 };

/**
 * Asks a provider, whose address somebody has typed: by https in the open internet alone, without following redirects,
 * and no more than it may take. @param isLocalAllowed for sandboxes and tests, whose providers run on this machine
 */
export function providerFetch(isLocalAllowed: boolean): CustomFetch {
  const dispatcher = new Agent(
    isLocalAllowed ? limits : { ...limits, connect: { lookup: lookUpPublic, timeout: 5000 } },
  );
  return async (url, options) => {
    if (!isLocalAllowed) refuseInternal(new URL(url));
    const init = { ...options, redirect: 'manual', dispatcher } as never;
    return (await send(url, init)) as unknown as Response;
  };
}

/** A number in an address is not looked up. */
function refuseInternal({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') throw new Error('a provider is asked by https');
  if (isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not in the open internet`);
}
