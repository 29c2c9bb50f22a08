import { Injectable } from '@nestjs/common';
import { helpPath } from '@gantry/contracts/addresses/catalog';
import type { AddressEntry } from '@gantry/contracts/schemas/addresses';
import { ShownPages } from '../help/shown-pages.ts';

/** Addresses of the help pages that the index names. */
@Injectable()
export class HelpAddresses {
  constructor(private readonly shown: ShownPages) {}

  async findAddresses(): Promise<AddressEntry[]> {
    const pages = await this.shown.findAll();
    return pages
      .filter(({ content }) => content.group !== 'none')
      .map(({ content, changedAt }) => ({ path: helpPath(content.slug), changedAt }));
  }
}
