import { newRequestPath } from '@gantry/contracts/addresses/account';
import { newUuid } from '@gantry/contracts/idempotency-key';
import type { Requestable } from '@gantry/contracts/schemas/order-request';
import { requestSubjects } from '@gantry/domain/return-policy';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, EmptyState, RadioGroup, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import styles from './request.module.css';
import { quantityName, type Wish } from './wish.ts';

type Line = Requestable['lines'][number];

export interface ChooseLinesProps {
  readonly requestable: Requestable;
  readonly wish: Wish;
  readonly token: string | undefined;
  /** something was sent that is not enough to go on */
  readonly isIncomplete: boolean;
}

/** First step: why, and how many of which items. A plain form: what it holds is the address of the next step. */
export function ChooseLines({ requestable, wish, token, isIncomplete }: ChooseLinesProps) {
  const intl = useIntl();
  const [draft] = useState(() => wish.draft ?? newUuid());
  const [subject, setSubject] = useState<string>(wish.subject ?? '');
  const refusalOf = (line: Line) => refusalFor(line, wish.type, subject);
  if (!isPossible(requestable, wish.type))
    return (
      <EmptyState title={<FormattedMessage id={`account.request.none.${wish.type}`} />}>
        <FormattedMessage id={`account.request.none-hint.${wish.type}`} />
      </EmptyState>
    );
  return (
    <Form
      action={newRequestPath()}
      className={styles.form}
      aria-label={intl.formatMessage({ id: 'account.request.choose' })}
    >
      {isIncomplete ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id="account.request.incomplete" />
        </Alert>
      ) : null}
      <input type="hidden" name="order" value={wish.order} />
      <input type="hidden" name="type" value={wish.type} />
      <input type="hidden" name="draft" value={draft} suppressHydrationWarning />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      {wish.type === 'return' ? <SubjectChoice subject={subject} choose={setSubject} /> : null}
      <LineChoice lines={requestable.lines} wish={wish} refusalOf={refusalOf} />
      <div>
        <Button type="submit" variant="primary">
          <FormattedMessage id="account.request.next" />
        </Button>
      </div>
    </Form>
  );
}

/** Whether any line can be asked for, for any reason. */
const isPossible = ({ lines }: Requestable, type: Wish['type']): boolean =>
  lines.some((line) =>
    type === 'cancellation'
      ? line.cancellation === null
      : requestSubjects.some((one) => line.returns[one]?.refusal === null),
  );

interface SubjectChoiceProps {
  readonly subject: string;
  readonly choose: (subject: string) => void;
}

/** Why goods are to come back, with what that means for whoever asks. */
const SubjectChoice = ({ subject, choose }: SubjectChoiceProps) => (
  <RadioGroup
    legend={<FormattedMessage id="account.request.subject" />}
    name="subject"
    options={requestSubjects.map((value) => ({
      value,
      label: <FormattedMessage id={`account.request.subject.${value}`} />,
      hint: <FormattedMessage id={`account.request.subject-hint.${value}`} />,
    }))}
    value={subject}
    onChange={choose}
    required
  />
);

interface LineChoiceProps {
  readonly lines: readonly Line[];
  readonly wish: Wish;
  readonly refusalOf: (line: Line) => string | null;
}

function LineChoice({ lines, wish, refusalOf }: LineChoiceProps) {
  const alone = ({ quantity }: Line) => (wish.lines.length === 0 && lines.length === 1 ? quantity : '');
  const wanted = new Map(wish.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const columns: readonly Column<Line>[] = [
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: ({ name, brand, partNumber, isGift }) => (
        <>
          {[name, [brand, partNumber].filter(Boolean).join(' ')].join(' · ')}
          <GiftMark isGift={isGift} />
        </>
      ),
    },
    { key: 'status', cell: ({ status }) => <CustomerStatus status={status} /> },
    {
      key: 'quantity',
      cell: (line) => (
        <Quantity line={line} refusal={refusalOf(line)} wanted={wanted.get(line.lineId) ?? alone(line)} />
      ),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.request.lines" />}
      headId={(key) => `account.request.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

/** Why a line cannot be asked for; before a reason is chosen, only where no reason would do. */
function refusalFor(line: Line, type: Wish['type'], subject: string): string | null {
  if (type === 'cancellation') return line.cancellation;
  const chosen = requestSubjects.find((one) => one === subject);
  if (chosen) return line.returns[chosen]?.refusal ?? null;
  const refusals = requestSubjects.map((one) => line.returns[one]?.refusal ?? null);
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

interface QuantityProps {
  readonly line: Line;
  readonly refusal: string | null;
  readonly wanted: number | string;
}

/** How many units are meant, or why none can be. */
function Quantity({ line, refusal, wanted }: QuantityProps) {
  const intl = useIntl();
  const { count } = useFormats();
  if (refusal) return <FormattedMessage id={`account.request.refusal.${refusal}`} />;
  return (
    <span className={styles.quantity}>
      <TextInput
        name={quantityName(line.lineId)}
        aria-label={intl.formatMessage({ id: 'account.request.quantity-of' }, { name: line.name })}
        inputMode="numeric"
        defaultValue={wanted}
      />
      <FormattedMessage id="account.request.of" values={{ count: count(line.quantity) }} />
    </span>
  );
}
