import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  taxationAdminAddCertificate,
  taxationAdminDecideCertificate,
  taxationSendCertificate,
} from '@gantry/contracts/endpoints/certificates';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { AdminCertificate, Certificate as View } from '@gantry/contracts/schemas/certificate';
import { ContractClient } from '@gantry/nest-kit/client';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { countWaiting } from '@gantry/nest-kit/waiting-rows';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import { certificateStatuses } from '@gantry/domain/statuses/certificate-statuses';
import { ExemptedOrdersRepository } from '../calculation/exempted-orders.repository.ts';
import { audit } from '@gantry/nest-kit/audit';
import { TaxBooksRepository } from '../tables/tax-books.repository.ts';
import { CachedTables } from '../tables/cached-tables.ts';
import { CertificateFiles } from './certificate-files.ts';
import { Certificate, EarlierSubmission, type CertificateOwner } from '../rules/certificate.entity.ts';
import { tellOwner } from './certificate-mail.ts';
import { adminCertificateView, certificateView, type CertificateContext } from './certificate.mapper.ts';

type Form = ValidRequestOf<typeof taxationSendCertificate>['body'];
type Decision = ValidRequestOf<typeof taxationAdminDecideCertificate>['body'];
type AddRequest = ValidRequestOf<typeof taxationAdminAddCertificate>['body'];

/** Exemption certificates: sent by customers or for them, decided by finance. */
@Injectable()
export class Certificates {
  constructor(
    private readonly em: EntityManager,
    private readonly files: CertificateFiles,
    private readonly client: ContractClient,
    private readonly books: TaxBooksRepository,
    private readonly tables: CachedTables,
    private readonly exempted: ExemptedOrdersRepository,
  ) {}

  /** Those of the account and its company, newest first. */
  async listOwn(call: Call): Promise<View[]> {
    const found = await this.em.find(Certificate, ownedBy(call), { orderBy: { sentAt: 'desc' } });
    return (await this.contextsOf(found)).map(certificateView);
  }

  /** @throws DomainError INVALID at `body.draft` without a file */
  async send(call: Call, form: Form): Promise<View> {
    const owner = ownerOf(call);
    const write = { scope: `certificate:${owner.accountId}`, key: call.idempotencyKey ?? '', request: form };
    const id = await idempotent(this.em, write, (em) => this.sendOnce(em, call, owner, form));
    return this.viewOf(id);
  }

  /** One that was declined or has expired is sent anew. @throws DomainError NOT_FOUND, WRONG_STATE, INVALID */
  async renew(call: Call, id: string, form: Form): Promise<View> {
    const owner = ownerOf(call);
    const write = {
      scope: `certificate:${owner.accountId}:${id}`,
      key: call.idempotencyKey ?? '',
      request: form,
    };
    await idempotent(this.em, write, async (em) => {
      const one = await em.findOne(Certificate, { id, ...ownedBy(call) }, locked);
      if (!one) throw new DomainError('NOT_FOUND');
      const before = one.status;
      const { draft, ...content } = form;
      em.persist(one.renew(content));
      await this.files.takeFiles(em, call, { certificate: one, draft, path: 'body.draft' });
      await this.queue(em, one);
      await auditStatus(em, call, one, before);
      return id;
    });
    return this.viewOf(id);
  }

  /** @throws DomainError NOT_FOUND for one that is not the caller's */
  async findOwn(call: Call, id: string): Promise<Certificate> {
    const one = await this.em.findOne(Certificate, { id, ...ownedBy(call) });
    if (!one) throw new DomainError('NOT_FOUND');
    return one;
  }

  async listForStaff(call: Call, status: Certificate['status'] | 'all'): Promise<AdminCertificate[]> {
    const where = status === 'all' ? {} : { status };
    const found = await this.em.find(Certificate, where, { orderBy: { sentAt: 'asc' }, limit: 500 });
    const contexts = await this.contextsOf(found);
    return contexts.map((one) => adminCertificateView(one, call.caller.role));
  }

  /** Those nobody has checked. */
  async countWaitingCertificates() {
    const where = `status = 'pending-review'`;
    const rows = { table: 'taxation.certificate', where, since: 'sent_at' };
    return { queues: [await countWaiting(this.em, 'certificates-to-check', rows)] };
  }

  /** @throws DomainError NOT_FOUND */
  async findForStaff(id: string): Promise<Certificate> {
    const one = await this.em.findOne(Certificate, { id });
    if (!one) throw new DomainError('NOT_FOUND');
    return one;
  }

  /** Takes one in for a customer. @throws DomainError INVALID at `body.accountNumber` or `body.form.draft` */
  async addForCustomer(call: Call, { accountNumber, form }: AddRequest): Promise<AdminCertificate> {
    const person = await this.client.call(identityFindAccount, {
      body: { number: accountNumber.toLowerCase() },
    });
    if (!person)
      throw new DomainError('INVALID', undefined, [{ path: 'body.accountNumber', message: 'is no account' }]);
    const owner = {
      accountId: person.accountId,
      accountNumber: person.accountNumber,
      accountName: person.name,
      companyId: person.companyId,
      company: person.company,
      email: person.email,
      locale: 'en-US',
    };
    const write = {
      scope: `certificate-for:${call.caller.accountId}`,
      key: call.idempotencyKey ?? '',
      request: { accountNumber, form },
    };
    const id = await idempotent(this.em, write, (em) =>
      this.sendOnce(em, call, owner, form, 'body.form.draft'),
    );
    return this.staffViewOf(call, id);
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE */
  async decide(call: Call, id: string, decision: Decision): Promise<AdminCertificate> {
    const { version, to, reason } = decision;
    const write = {
      scope: `decide-certificate:${call.caller.accountId}:${id}`,
      key: call.idempotencyKey ?? '',
      request: decision,
    };
    await idempotent(this.em, write, async (em) => {
      const one = await em.findOne(Certificate, { id }, locked);
      if (!one) throw new DomainError('NOT_FOUND');
      if (one.version !== version) throw new DomainError('STALE_VERSION', { version: one.version });
      if (!mayTransition(certificateStatuses, call.caller.role, one.status, to))
        throw new DomainError('WRONG_STATE', { status: one.status });
      const before = one.status;
      one.moveTo(to);
      one.decision = reason;
      one.verifiedBy = call.caller.name ?? call.caller.email;
      await em.flush();
      await auditStatus(em, call, one, before, reason);
      await tellOwner(em, one, to);
      if (to === 'approved') await this.exempted.announceExempted(em, one);
      await this.books.raiseVersion(em);
      return id;
    });
    await this.tables.refresh();
    return this.staffViewOf(call, id);
  }

  private async sendOnce(
    em: EntityManager,
    call: Call,
    owner: CertificateOwner,
    { draft, ...content }: Form,
    path = 'body.draft',
  ): Promise<string> {
    const one = Certificate.send(owner, content);
    await em.persist(one).flush();
    await this.files.takeFiles(em, call, { certificate: one, draft, path });
    await this.queue(em, one);
    await auditStatus(em, call, one, null);
    return one.id;
  }

  /** What was sent waits for finance at once. */
  private async queue(em: EntityManager, one: Certificate): Promise<void> {
    one.moveTo('pending-review');
    await em.flush();
    await tellOwner(em, one, 'received');
  }

  private async viewOf(id: string): Promise<View> {
    const one = await this.em.findOneOrFail(Certificate, { id }, { refresh: true });
    const [context] = await this.contextsOf([one]);
    return certificateView(context!);
  }

  private async staffViewOf(call: Call, id: string): Promise<AdminCertificate> {
    const one = await this.em.findOneOrFail(Certificate, { id }, { refresh: true });
    const [context] = await this.contextsOf([one]);
    return adminCertificateView(context!, call.caller.role);
  }

  /** What is known of each of them, in their order. */
  private async contextsOf(certificates: readonly Certificate[]): Promise<CertificateContext[]> {
    const filesOf = await this.files.readFiles(certificates);
    const earlier = await this.em.find(
      EarlierSubmission,
      { certificateId: { $in: certificates.map(({ id }) => id) } },
      { orderBy: { submission: 'desc' } },
    );
    return certificates.map((certificate) => ({
      certificate,
      earlier: earlier.filter(({ certificateId }) => certificateId === certificate.id),
      filesOf,
    }));
  }
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** What people of one company send is the company's: each of them sees it, and nobody who has left. */
function ownedBy({ caller }: Call) {
  const own = [{ accountId: caller.accountId ?? '', companyId: null }];
  return { $or: caller.companyId ? [...own, { companyId: caller.companyId }] : own };
}

/** The caller, whose account makes it a customer's call. */
function ownerOf({ caller, locale }: Call): CertificateOwner {
  return {
    accountId: caller.accountId ?? '',
    accountNumber: caller.accountNumber ?? '',
    accountName: caller.name ?? '',
    companyId: caller.companyId,
    company: caller.company,
    email: caller.email ?? '',
    locale,
  };
}

const auditStatus = (
  em: EntityManager,
  { caller }: Call,
  one: Certificate,
  before: string | null,
  reason: string | null = null,
) =>
  audit(em, caller, {
    entity: 'tax certificate',
    number: one.number,
    field: 'status',
    before,
    after: one.status,
    reason,
    mark: `certificate:${one.id}:${one.version}`,
  });
