import { defineEntity, p } from '@mikro-orm/postgresql';
import type { NetTerm } from '@gantry/contracts/schemas/account';
import type { AccountNote } from '@gantry/contracts/schemas/admin-account';
import { DomainError } from '@gantry/nest-kit/errors';

const CompanyCreditSchema = defineEntity({
  name: 'CompanyCredit',
  schema: 'identity',
  tableName: 'company_credit',
  properties: {
    companyId: p.uuid().primary(),
    /** what all of its people may owe together, minor units; null: it has no line */
    creditLimit: p.bigint('number').nullable(),
    maxTerm: p.string().$type<NetTerm>(),
    /** why nobody orders on terms in its name, while nobody does */
    hold: p.json().$type<AccountNote>().nullable(),
    version: p.integer().version(),
  },
});

/** What a company may owe. A company that was never given terms, and never held, has none of these. */
export class CompanyCredit extends CompanyCreditSchema.class {
  /** Minor units; null where no terms are granted now. */
  get usableCredit(): number | null {
    return this.hold ? null : (this.creditLimit ?? null);
  }

  /** Whether orders in its name count against its line, or are not placed on terms at all. */
  get isDeciding(): boolean {
    return this.hold !== null || this.creditLimit !== null;
  }

  /** @throws DomainError WRONG_STATE where it is on hold already */
  putOnHold(note: AccountNote): void {
    if (this.hold) throw new DomainError('WRONG_STATE');
    this.hold = note;
  }

  /** @throws DomainError WRONG_STATE where it is not on hold */
  release(): void {
    if (!this.hold) throw new DomainError('WRONG_STATE');
    this.hold = null;
  }

  /** An invoice of what was ordered on its line is unpaid after its last reminder; one that is held stays as it is. */
  holdForArrears(invoice: string): void {
    const reason = `invoice ${invoice.toUpperCase()} is unpaid after its last reminder`;
    this.hold ??= { reason, at: new Date().toISOString(), by: null, byId: null, invoice };
  }

  /** Nothing is in arrears any more; a hold somebody had another reason for stays. */
  releaseFromArrears(): void {
    if (this.hold?.invoice) this.hold = null;
  }
}
CompanyCreditSchema.setClass(CompanyCredit);
