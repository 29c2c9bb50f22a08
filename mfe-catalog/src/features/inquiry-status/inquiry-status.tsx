import { useUser } from '@gantry/api-client';
import { myInquiryPath } from '@gantry/contracts/addresses/account';
import { helpPath, inquiryStatusPath, productPath } from '@gantry/contracts/addresses/catalog';
import { inquiryFileAddress } from '@gantry/contracts/file-address';
import type { Inquiry, InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { quoteWording } from '@gantry/domain/statuses/quote-statuses';
import { formatPhone } from '@gantry/domain/phone-mask';
import { LineWishes } from '@gantry/forms/line-wishes';
import { OfferLink } from '@gantry/forms/offer-link';
import type { PostedLines } from '@gantry/forms/edited-lines';
import type { SentFiles } from '@gantry/forms/posted-files';
import type { PostedInquiryChange } from '@gantry/forms/posted-inquiry-change';
import { RecordFileList, SendFiles } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, DataList, LinkButton, Timeline, TimelineEntry } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { InquiryChanges } from './inquiry-changes.tsx';
import { InquiryConversation } from './inquiry-conversation.tsx';
import type { InquiryKey } from './inquiry-key.ts';
import styles from './inquiry-status.module.css';

export interface InquiryStatusProps {
  readonly inquiry: Inquiry;
  readonly inquiryKey: InquiryKey;
  readonly posted: PostedInquiryChange | PostedLines | SentFiles | undefined;
}

/** An inquiry for whoever came by its link: where it stands, what was said, and the way to say more. */
export function InquiryStatus({ inquiry, inquiryKey, posted }: InquiryStatusProps) {
  const user = useUser();
  const isUntouched = inquiry.status === 'new' && inquiry.history.length === 1;
  return (
    <div className={styles.page}>
      {isUntouched ? (
        <Alert tone="good" title={<FormattedMessage id="catalog.inquiry.sent" />}>
          <p>
            <FormattedMessage
              id="catalog.inquiry.sent-text"
              values={{ number: inquiry.number.toUpperCase(), email: answerTo(inquiry) }}
            />
          </p>
        </Alert>
      ) : null}
      <OfferLink inquiry={inquiry} token={inquiryKey.query.token} />
      <Facts inquiry={inquiry} />
      {inquiry.lines.length > 0 ? <Lines inquiry={inquiry} /> : null}
      <InquiryConversation messages={inquiry.messages} />
      <Files inquiry={inquiry} inquiryKey={inquiryKey} posted={posted} />
      <InquiryChanges
        inquiry={inquiry}
        inquiryKey={inquiryKey}
        posted={posted?.intent === 'files' ? undefined : posted}
      />
      <Story inquiry={inquiry} />
      <p className={styles.ways}>
        {user && !inquiryKey.query.token ? (
          <LinkButton to={myInquiryPath(inquiry.number)}>
            <FormattedMessage id="catalog.inquiry.in-account" />
          </LinkButton>
        ) : null}
        <Link to={helpPath('contact-us')}>
          <FormattedMessage id="catalog.inquiry.another" />
        </Link>
      </p>
    </div>
  );
}

const answerTo = ({ contactMethod, phone, email }: Inquiry) =>
  contactMethod === 'phone' && phone ? formatPhone(phone) : email;

function Facts({ inquiry }: Pick<InquiryStatusProps, 'inquiry'>) {
  const fact = (key: string, value: React.ReactNode) => ({
    key,
    term: <FormattedMessage id={`catalog.inquiry.${key}`} />,
    value,
  });
  return (
    <DataList
      items={[
        fact('subject', <FormattedMessage id={`catalog.contact.subject.${inquiry.subject}`} />),
        ...(inquiry.orderNumber ? [fact('order-number', inquiry.orderNumber)] : []),
        fact('contact', answerTo(inquiry)),
      ]}
    />
  );
}

function Lines({ inquiry }: Pick<InquiryStatusProps, 'inquiry'>) {
  const { count } = useFormats();
  const columns: readonly Column<InquiryLine>[] = [
    { key: 'product', isRowHead: true, cell: (line) => <ProductName line={line} /> },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="catalog.inquiry.lines" />}
      headId={(key) => `catalog.inquiry.${key}`}
      columns={columns}
      rows={inquiry.lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

/** Drawings and lists, and the way to send more. */
function Files({ inquiry, inquiryKey: { query }, posted }: InquiryStatusProps) {
  const mayAttach = inquiry.may.includes('attach');
  const lines = inquiry.lines.map(({ lineNumber, name }) => ({ value: String(lineNumber), label: name }));
  if (!mayAttach && inquiry.files.length === 0) return null;
  return (
    <section aria-labelledby="inquiry-files">
      <h2 id="inquiry-files" className={styles.title}>
        <FormattedMessage id="forms.file.title" />
      </h2>
      <RecordFileList
        files={inquiry.files}
        lines={lines}
        addressOf={({ id }) => inquiryFileAddress(inquiry.number, id, query.token)}
      />
      {mayAttach ? (
        <SendFiles
          action={inquiryStatusPath(inquiry.number, query.token)}
          lines={lines}
          posted={posted?.intent === 'files' ? posted : undefined}
        />
      ) : null}
    </section>
  );
}

function ProductName({ line }: { readonly line: InquiryLine }) {
  return (
    <>
      {line.uri ? <Link to={productPath(line.uri)}>{line.name}</Link> : line.name}
      <span className={styles.part}>
        {line.brand} {line.partNumber}
      </span>
      <LineWishes line={line} />
    </>
  );
}

function Story({ inquiry }: Pick<InquiryStatusProps, 'inquiry'>) {
  const intl = useIntl();
  const { time } = useFormats();
  const label = intl.formatMessage({ id: 'catalog.inquiry.timeline' });
  return (
    <section aria-labelledby="inquiry-story">
      <h2 id="inquiry-story" className={styles.title}>
        {label}
      </h2>
      <Timeline label={label}>
        {inquiry.history.toReversed().map((entry, index) => (
          <TimelineEntry
            key={`${entry.at} ${entry.to}`}
            title={<FormattedMessage id={quoteWording(entry.to)} />}
            dateTime={entry.at}
            when={time(entry.at)}
            current={index === 0}
          />
        ))}
      </Timeline>
    </section>
  );
}
