import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TaxRecord, TaxRequest } from '@gantry/contracts/schemas/taxation';
import { holdsOn } from '../rates/rate.ts';
import { Certificate } from '../rules/certificate.entity.ts';
import { calculateTax, engineVersion } from './calculate.ts';
import { hashOf } from './hash-of.ts';

type Held = TaxRecord['situation']['certificate'];

/** Calculations once more with the certificate that is held now; rates, places and amounts stay as they were. */
@Injectable()
export class Recertify {
  constructor(private readonly em: EntityManager) {}

  /** Null where the customer holds the one it was made with. Asks the database: books of a process may be a moment old. */
  async recertify(record: TaxRecord): Promise<TaxRecord | null> {
    const { request, situation } = record;
    if (situation.kind !== 'taxed' || !situation.state) return null;
    const certificate = await this.findCertificate(request.customer, situation.state);
    if (
      certificate?.id === situation.certificate?.id &&
      certificate?.number === situation.certificate?.number
    )
      return null;
    return recertified(record, certificate);
  }

  /** The account's own first, then its company's, as the books answer. */
  private async findCertificate(customer: TaxRequest['customer'], state: string): Promise<Held> {
    const { accountId = null, companyId = null } = customer ?? {};
    const owners = [
      ...(accountId ? [{ accountId, companyId: null }] : []),
      ...(companyId ? [{ companyId }] : []),
    ];
    if (owners.length === 0) return null;
    const today = new Date().toISOString().slice(0, 10);
    const approved = await this.em.find(Certificate, { status: 'approved', $or: owners }, { refresh: true });
    const holding = approved.filter(
      ({ states, issuedAt, expiresAt }) =>
        states.includes(state) && holdsOn({ from: issuedAt, until: expiresAt ?? null }, today),
    );
    const found = holding.find((one) => !one.companyId) ?? holding[0];
    return found ? { id: found.id, number: found.number, reason: found.reason } : null;
  }
}

function recertified(record: TaxRecord, certificate: Held): TaxRecord {
  const situation = { ...record.situation, certificate };
  const { lines, total } = calculateTax(record.request, situation);
  return { ...record, engineVersion, situation, lines, total, hash: hashOf(record.request, situation) };
}
