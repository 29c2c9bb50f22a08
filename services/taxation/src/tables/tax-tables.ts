import type { Taxable } from '@gantry/contracts/schemas/taxation';
import { postalPlaces } from '../places/postal-places.ts';
import type { JurisdictionFacts } from '../rates/jurisdiction.entity.ts';
import { holdsOn, rateOn, type Rate } from '../rates/rate.ts';
import { ratesVersionOf, type CertificateFacts, type TaxBooks } from './tax-books.ts';
import { ZipIndex } from './zip-index.ts';

/** The books in the form a calculation asks them: by code, by state, by ZIP code, by customer. */
export class TaxTables {
  readonly zips: ZipIndex;
  readonly ratesVersion: string;
  private readonly rates = new Map<string, Rate[]>();
  private readonly places = new Map<string, JurisdictionFacts>();
  private readonly certificates = new Map<string, CertificateFacts[]>();

  constructor(
    readonly books: TaxBooks,
    postal = postalPlaces(),
  ) {
    this.ratesVersion = ratesVersionOf(books);
    this.zips = new ZipIndex({ postal, entered: books.zipPlaces, jurisdictions: books.jurisdictions });
    for (const rate of books.rates) push(this.rates, rate.jurisdiction, rate);
    for (const place of books.jurisdictions) this.places.set(place.code, place);
    for (const one of books.certificates) {
      const { accountId, companyId } = one;
      // what was sent in the name of a company is its own, wherever whoever sent it goes
      push(this.certificates, companyId ? `company:${companyId}` : `account:${accountId}`, one);
    }
  }

  placeOf(code: string): JurisdictionFacts | undefined {
    return this.places.get(code);
  }

  /** What a place asks on a day; what is not said for shipping or handling is what is said for goods. */
  rateOf(code: string, appliesTo: Taxable, day: string): string | null {
    const rates = this.rates.get(code) ?? [];
    const rate = rateOn(rates, appliesTo, day) ?? rateOn(rates, 'goods', day);
    return rate?.rate ?? null;
  }

  /** All rates of a place for goods, oldest first. */
  ratesOf(code: string): readonly Rate[] {
    return this.rates.get(code) ?? [];
  }

  /** The certificate that frees a customer in a state on a day: the account's own first, then its company's. */
  certificateOf(
    customer: { readonly accountId: string | null; readonly companyId: string | null } | null,
    state: string,
    day: string,
  ): CertificateFacts | null {
    if (!customer) return null;
    const { accountId, companyId } = customer;
    const owned = [
      ...((accountId && this.certificates.get(`account:${accountId}`)) || []),
      ...((companyId && this.certificates.get(`company:${companyId}`)) || []),
    ];
    return owned.find((one) => one.states.includes(state) && holdsOn(one, day)) ?? null;
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
