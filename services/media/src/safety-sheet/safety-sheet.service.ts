import { Injectable } from '@nestjs/common';
import { catalogGetProductSafety } from '@gantry/contracts/endpoints/product-safety';
import { ContractClient } from '@gantry/nest-kit/client';
import { madeSheet, type MadeSheet } from '../datasheet/rendered-sheet.ts';
import { orNotFound, ShownProducts } from '../datasheet/product-of-sheet.ts';
import type { SafetySheetFacts } from '../rendering/job.ts';
import { MadeFiles } from '../rendering/rendered-files.ts';

/** Raised when safety data sheets are drawn or worded differently. */
const edition = 5;

/** Safety data sheets of chemicals, made of the facts their feed brought. */
@Injectable()
export class SafetySheetService {
  constructor(
    private readonly client: ContractClient,
    private readonly products: ShownProducts,
    private readonly made: MadeFiles,
  ) {}

  /**
   * @param file `<uri>.pdf`
   * @throws DomainError NOT_FOUND for an unknown language or product, and for one without safety facts
   */
  async makePdf(locale: string, file: string): Promise<MadeSheet> {
    const { language, product, store, address } = await this.products.findProduct(locale, file);
    const { uri, name, partNumber, brand } = product;
    const asked = this.client.call(catalogGetProductSafety, { params: { uri } });
    const { safety, isDemonstration } = await orNotFound(asked, uri);
    const facts: SafetySheetFacts = {
      locale: language.code,
      name,
      partNumber,
      brand: brand?.name ?? null,
      safety,
      isDemonstration,
      store: {
        title: store.fullTitle,
        phone: store.phones[0] ?? '',
        email: store.email,
        address: `${store.address}, ${store.locality}, ${store.region} ${store.postalCode}`,
      },
      address,
    };
    const kept = { edition, name: `${partNumber}-SDS.pdf` };
    return madeSheet(this.made, { kind: 'safety-sheet', facts }, kept);
  }
}
