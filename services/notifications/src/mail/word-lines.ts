import { Injectable } from '@nestjs/common';
import { catalogPriceLines } from '@gantry/contracts/endpoints/catalog';
import { ContractClient } from '@gantry/nest-kit/client';

/** A line of a mail; its sku is missing where it names no product of ours. */
interface NamedLine {
  readonly sku?: string | null;
  readonly name: string;
}
/** What somebody is told, in which language. */
interface Told<Line extends NamedLine> {
  readonly locale: string;
  readonly lines: readonly Line[];
}

/** Gives products in mails the names their readers know, as pages and papers do. */
@Injectable()
export class WordLines {
  constructor(private readonly client: ContractClient) {}

  /**
   * The same with the names of its products in its language; a name that somebody wrote themselves stays, and so do all while
   * the catalog is away: a mail is sent nevertheless.
   */
  async worded<Line extends NamedLine, Event extends Told<Line>>(
    told: Event & Told<Line>,
  ): Promise<Event & Told<Line>> {
    const { locale, lines } = told;
    const wanted = lines.flatMap(({ sku }) => (sku ? [{ sku, quantity: 1 }] : []));
    if (locale.startsWith('en') || wanted.length === 0) return told;
    const body = { lines: wanted, accountId: null, locale };
    const priced = await this.client.call(catalogPriceLines, { body }).catch(() => []);
    const products = new Map(priced.filter(({ found }) => found).map((product) => [product.sku, product]));
    const wordedLines = lines.map((line) => {
      const product = products.get(line.sku ?? '');
      return product?.localName && product.name === line.name ? { ...line, name: product.localName } : line;
    });
    return { ...told, lines: wordedLines };
  }
}
