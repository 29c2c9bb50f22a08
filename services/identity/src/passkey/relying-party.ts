import { Injectable } from '@nestjs/common';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { IdentityConfig } from '../identity.config.ts';

/** Browsers make passkeys for names alone: what runs at a number of this machine is visited by its name. */
const localName = 'localhost';
const isLoopback = (host: string): boolean => host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** For whom passkeys are made: they work at the store's own address and nowhere else, whatever a page pretends. */
@Injectable()
export class RelyingParty {
  /** the store's host name */
  readonly id: string;
  readonly name: string;
  /** where a page has to stand that asks for a passkey */
  readonly origin: string;

  constructor({ PUBLIC_ORIGIN }: IdentityConfig, { STORE_TITLE }: StoreConfig) {
    const address = new URL(PUBLIC_ORIGIN);
    if (isLoopback(address.hostname)) address.hostname = localName;
    this.id = address.hostname;
    this.name = STORE_TITLE;
    this.origin = address.origin;
  }
}
