import type { Situation, TaxedLine, TaxRecord } from '@gantry/contracts/schemas/taxation';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, Money, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { percentOf } from '../../parts/percent.ts';
import recordStyles from '../../parts/record.module.css';
import styles from '../../parts/tax-page.module.css';

/** Each cent of a calculation: who asks it, at which rate, of what, and why or why not. */
export function ExplainedTax({ record }: { readonly record: TaxRecord }) {
  return (
    <section className={styles.section} aria-label={record.day}>
      <Facts record={record} />
      <CentTable lines={record.lines} discounts={discountsOf(record)} />
      <p className={recordStyles.summary}>
        <strong>
          <FormattedMessage id="admin.calculator.total" />
        </strong>
        <Money amount={record.total} />
      </p>
      <Candidates record={record} />
    </section>
  );
}

function Facts({ record }: { readonly record: TaxRecord }) {
  const formats = useFormats();
  const { situation, day, ratesVersion, engineVersion } = record;
  const { confidence, choice, nexus, holiday } = situation;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['place', <Place key="place" situation={situation} />],
    ['confidence', <Confidence key="confidence" confidence={confidence} />],
    ['choice', choice && <FormattedMessage id={`admin.zip-codes.choice.${choice}`} />],
    ['nexus', <FormattedMessage key="nexus" id={nexus ? 'admin.tax.yes' : 'admin.tax.no'} />],
    ['holiday', holiday?.name],
    ['certificate', situation.certificate && <CertificateName certificate={situation.certificate} />],
    ['day', formats.day(day)],
    ['versions', `${ratesVersion} · ${engineVersion}`],
  ];
  const shown = facts.filter(([, value]) => value !== null && value !== undefined);
  return (
    <DataList
      items={shown.map(([key, value]) => ({
        key,
        term: <FormattedMessage id={`admin.calculator.${key}`} />,
        value,
      }))}
    />
  );
}

function Place({ situation: { kind, city, county, state } }: { readonly situation: Situation }) {
  if (kind !== 'unknown') return [city, county, state].filter(Boolean).join(', ') || '–';
  return (
    <StatusBadge tone="bad">
      <FormattedMessage id="admin.calculator.unknown-place" />
    </StatusBadge>
  );
}

const Confidence = ({ confidence }: Pick<Situation, 'confidence'>) => (
  <StatusBadge tone={confidence === 'unique' ? 'good' : 'ask'}>
    <FormattedMessage id={`admin.zip-codes.confidence.${confidence}`} />
  </StatusBadge>
);

const CertificateName = ({
  certificate,
}: {
  readonly certificate: NonNullable<Situation['certificate']>;
}) => (
  <>
    {certificate.number} · <FormattedMessage id={`admin.certificate.reason.${certificate.reason}`} />
  </>
);

interface Cent {
  readonly key: string;
  readonly line: TaxedLine;
  readonly part: TaxedLine['parts'][number] | null;
}

/** What promotions took off each line before it was taxed, by its id. */
const discountsOf = ({ request }: TaxRecord): ReadonlyMap<string, number> =>
  new Map(request.lines.flatMap(({ id, discount }) => (discount ? [[id, discount] as const] : [])));

interface CentTableProps {
  readonly lines: readonly TaxedLine[];
  readonly discounts: ReadonlyMap<string, number>;
}

function CentTable({ lines, discounts }: CentTableProps) {
  const rows = lines.flatMap((line): Cent[] =>
    line.parts.length > 0
      ? line.parts.map((part) => ({ key: `${line.id} ${part.code}`, line, part }))
      : [{ key: line.id, line, part: null }],
  );
  const columns: readonly Column<Cent>[] = [
    { key: 'line', isRowHead: true, cell: ({ line }) => <LineName line={line} /> },
    {
      key: 'base',
      numeric: true,
      cell: ({ line }) => <Base line={line} discount={discounts.get(line.id)} />,
    },
    { key: 'jurisdiction', roomy: true, cell: ({ line, part }) => part?.name ?? line.jurisdiction },
    {
      key: 'level',
      cell: ({ part }) => (part ? <FormattedMessage id={`admin.tax.level.${part.level}`} /> : '–'),
    },
    { key: 'rate', numeric: true, cell: ({ part }) => (part ? percentOf(part.rate) : '–') },
    {
      key: 'amount',
      numeric: true,
      cell: ({ line, part }) => <Money amount={part?.amount ?? line.amount} />,
    },
    { key: 'reason', cell: Reason },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.calculator.cents" />}
      headId={(key) => `admin.calculator.${key}`}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

/** Goods by their number; shipping and handling by their names. */
const LineName = ({ line: { id, kind } }: { readonly line: TaxedLine }) =>
  kind === 'goods' ? (
    <FormattedMessage id="admin.calculator.goods" values={{ number: id }} />
  ) : (
    <FormattedMessage id={`admin.tax.of-${kind}`} />
  );

/** Why a line is taxed as it is. */
const Reason = ({ line }: Cent) => (
  <>
    <FormattedMessage id={`admin.calculator.reason.${line.reason}`} />
    {line.certificate ? ` (${line.certificate})` : ''}
  </>
);

/** What is taxed, and what promotions took off it before. */
function Base({ line, discount }: { readonly line: TaxedLine; readonly discount: number | undefined }) {
  if (!discount) return <Money amount={line.base} />;
  return (
    <>
      <Money amount={line.base} />
      <br />
      <FormattedMessage id="admin.calculator.promoted" values={{ amount: <Money amount={-discount} /> }} />
    </>
  );
}

function Candidates({ record: { situation } }: { readonly record: TaxRecord }) {
  if (situation.candidates.length === 0) return null;
  return (
    <div>
      <h3 className={recordStyles.title}>
        <FormattedMessage id="admin.calculator.candidates" />
      </h3>
      <ul className={styles.lines}>
        {situation.candidates.map(({ city, county, rate }) => (
          <li key={`${city} ${county}`}>
            {[city, county].filter(Boolean).join(', ')} · {percentOf(rate)}
          </li>
        ))}
      </ul>
    </div>
  );
}
