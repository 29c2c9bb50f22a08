import { Injectable } from '@nestjs/common';
import type { RowCorrection } from '@gantry/contracts/schemas/cart';
import type { Call } from '@gantry/nest-kit/call';
import { PartNumberRepository } from '../part-number/part-number.repository.ts';
import { numberOwnersOf } from '../part-number/number-owner.ts';
import { PriceBook } from '../shared/price-book.ts';
import type { UnresolvedLine } from './cart.ts';
import { FindAlternates } from './find-alternates.ts';
import { parsePaste, type PastedLine } from './paste-text.ts';
import { resolvePasted, type Answer, type Pasted } from './pasted-lines.ts';

/** A pasted row and the product it turned out to mean. */
export interface Correction {
  readonly row: UnresolvedLine;
  readonly sku: string;
}

/** So many different products are named as choices of one paste; rows beyond say that several have the number. */
const maxNamed = 500;

/**
 * Finds what pasted lines mean: first by the buyer's own part numbers, then by the catalogue's numbers, which are the
 * manufacturer's, the store's and the GTINs.
 */
@Injectable()
export class MatchRows {
  constructor(
    private readonly priceBook: PriceBook,
    private readonly numbers: PartNumberRepository,
    /** what can be bought instead */
    readonly alternates: FindAlternates,
  ) {}

  async match({ caller }: Call, lines: readonly PastedLine[]): Promise<Pasted> {
    const texts = [...new Set(lines.map(({ text }) => text))];
    const known = texts.length > 0 ? await this.priceBook.resolve(texts) : [];
    const own = await this.numbers.findSkus(
      numberOwnersOf(caller),
      known.map(({ normal }) => normal),
    );
    const answers = known.map((answer): Answer => {
      const sku = own.get(answer.normal);
      return sku ? { ...answer, sku, choices: [] } : answer;
    });
    const choices = [...new Set(answers.flatMap((answer) => answer.choices))].slice(0, maxNamed);
    const products = await this.priceBook.price(
      choices.map((sku) => ({ sku, quantity: 1 })),
      caller.accountId,
    );
    return resolvePasted(lines, answers, products);
  }

  /** A row as it is corrected: the chosen product, or what its number and quantity mean now. */
  async matchCorrected(call: Call, row: UnresolvedLine, correction: RowCorrection): Promise<Pasted> {
    const { text = row.text, quantity = row.quantity, sku } = correction;
    const line = { rawText: row.rawText, text, quantity: quantity > 0 ? quantity : null, isProse: false };
    if (!sku) return this.match(call, [line]);
    return resolvePasted([line], [{ text, sku, candidates: 1, choices: [] }]);
  }

  /** Remembers the number a row was pasted under, where that was what nobody understood. */
  async noteCorrection(cartId: string, { row, sku }: Correction): Promise<void> {
    const [pasted] = parsePaste(row.rawText);
    if (!pasted || !['unknown', 'ambiguous'].includes(row.reason)) return;
    const [answer] = await this.priceBook.resolve([pasted.text]);
    if (!answer?.normal || answer.sku === sku) return;
    await this.numbers.noteCorrection(cartId, { number: pasted.text, normal: answer.normal, sku });
  }
}
