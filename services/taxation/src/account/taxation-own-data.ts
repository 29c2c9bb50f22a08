import type { PartOf } from '@gantry/domain/data-export';
import { byTime, type OwnDataDefinition } from '@gantry/nest-kit/own-rows';

const facts = ['number', 'reason', 'states', 'issued_at', 'expires_at', 'status', 'decision', 'sent_at'];

/** What taxation gives to whoever wants a copy of their data. */
export const taxationOwnData: OwnDataDefinition<PartOf<'taxation'>> = {
  schema: 'taxation',
  parts: {
    'tax-certificates': {
      table: 'certificate',
      where: 'certificate.account_id = owner.account_id',
      order: byTime('certificate', 'sent_at'),
      columns: [...facts, 'submission', 'account_name', 'company', 'email', 'locale', 'updated_at'],
      more: {
        earlier: {
          table: 'certificate_submission',
          where: 'certificate_submission.certificate_id = certificate.id',
          order: 'certificate_submission.submission',
          columns: [...facts, 'submission'],
        },
      },
    },
    'certificate-files': {
      table: 'record_file',
      where: `record_file.sender = 'customer' and record_file.type is not null and (
        record_file.record like 'certificate-draft:' || owner.account_id || '.%'
        or exists (select from taxation.certificate c where c.account_id = owner.account_id
          and record_file.record like 'certificate:' || c.id || '.%'))`,
      order: 'record_file.id::text',
      columns: ['id', 'record', 'name', 'type', 'bytes', 'at'],
      reads: ['certificate'],
    },
  },
  untold: [
    {
      why: 'steps of a calculation; the taxes they came to are in orders and invoices',
      tables: ['calculation'],
    },
    {
      why: 'scans from before there were files, until they are taken over as files',
      tables: ['certificate_scan'],
    },
    {
      why: 'about places and rates, not about people',
      tables: [
        'book',
        'holiday',
        'import',
        'jurisdiction',
        'nexus',
        'rate',
        'tax_code_rule',
        'taxability',
        'zip_choice',
        'zip_place',
      ],
    },
  ],
};
