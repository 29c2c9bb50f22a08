import { Injectable } from '@nestjs/common';
import { clientHeader } from '@gantry/contracts/cookies';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { identitySignOut } from '@gantry/contracts/endpoints/identity';
import { DomainError } from '@gantry/nest-kit/errors';
import type { IncomingHttpHeaders } from 'node:http';
import { GatewayConfig } from '../gateway.config.ts';

const safeSites = ['same-origin', 'same-site'];

/**
 * Refuses state-changing calls that another site made a visitor's browser send. They need our client's header, which
 * a foreign page cannot add without asking first, and fetch metadata or an origin of our own.
 */
@Injectable()
export class SameSite {
  private readonly origin: string;

  constructor(config: GatewayConfig) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  /** @throws DomainError BAD_REQUEST */
  checkOrigin(endpoint: Endpoint, headers: IncomingHttpHeaders): void {
    // sent by no browser, and believed for its signature only
    if (endpoint.transfer === 'webhook') return;
    if (endpoint.transfer === 'download') this.checkLink(headers);
    if (!changesState(endpoint)) return;
    if (!headers[clientHeader] || !this.comesFromUs(headers)) throw new DomainError('BAD_REQUEST');
  }

  /** Links to files carry no header of ours; another site's page must not make a browser fetch them all the same. */
  private checkLink({ 'sec-fetch-site': site }: IncomingHttpHeaders): void {
    if (typeof site === 'string' && site !== 'none' && !safeSites.includes(site))
      throw new DomainError('BAD_REQUEST');
  }

  private comesFromUs(headers: IncomingHttpHeaders): boolean {
    const site = headers['sec-fetch-site'];
    if (typeof site === 'string') return safeSites.includes(site);
    // browsers without fetch metadata send an origin with such calls; programs send neither and have no cookies to steal
    return headers.origin === undefined || headers.origin === this.origin;
  }
}

/** The sign-out is a GET by specification §7 and changes state all the same. */
const changesState = ({ method, name }: Endpoint) => method !== 'GET' || name === identitySignOut.name;
