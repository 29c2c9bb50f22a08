import { withKey } from '@gantry/api-client';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { optionalText } from '@gantry/contracts/schemas/inquiry';
import type { Supplier } from '@gantry/contracts/schemas/supplier';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesAdminGetInquiryQuery } from '../../../api/inquiries.endpoints.ts';
import { useSalesAdminAskSupplierMutation } from '../../../api/suppliers.endpoints.ts';
import { refusedAnswer } from '../../../parts/refused-answer.ts';
import styles from './suppliers.module.css';

/** Business days a supplier may be given. */
const choices = ['1', '2', '3', '5', '10'] as const;
const schema = v.object({
  supplierId: v.pipe(v.string(), v.minLength(1)),
  answerDays: v.picklist(choices),
  message: optionalText,
});

export interface AskSupplierProps {
  readonly inquiry: AdminInquiry;
  readonly suppliers: readonly Supplier[];
  /** ids of the lines that are marked; none stands for all */
  readonly chosen: ReadonlySet<string>;
}

/** Asks a supplier about the marked lines, or about all; folded away. */
export function AskSupplier({ inquiry, suppliers, chosen }: AskSupplierProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.supplier.${what}` });
  const lines = inquiry.lines.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  const proposed = suppliers.find(({ brands }) => lines.some(({ brand }) => isOneOf(brands, brand)));
  const initialValues = useMemo(
    () => ({ supplierId: proposed?.id ?? '', answerDays: '3' as const, message: '' }),
    [proposed?.id],
  );
  const ask = useAsk(inquiry, lines);
  return (
    <Disclosure summary={<FormattedMessage id="admin.supplier.ask" values={{ count: lines.length }} />}>
      <Form
        id="ask-supplier"
        schema={schema}
        initialValues={initialValues}
        startsOver
        aria-label={text('ask-label')}
        onSubmit={ask}
      >
        <Choices suppliers={suppliers} />
        <TextareaField name="message" label={text('message')} hint={text('message-hint')} rows={2} optional />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.supplier.ask-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

/** Whom to ask, and how long they have. */
function Choices({ suppliers }: Pick<AskSupplierProps, 'suppliers'>) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.supplier.${what}` });
  return (
    <div className={styles.pair}>
      <SelectField
        name="supplierId"
        label={text('supplier')}
        placeholder={text('choose')}
        options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <SelectField
        name="answerDays"
        label={text('answer-days')}
        options={choices.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'admin.supplier.days' }, { count: Number(value) }),
        }))}
      />
    </div>
  );
}

const isOneOf = (brands: readonly string[], brand: string | null): boolean =>
  brand !== null && brands.some((one) => one.toLowerCase() === brand.toLowerCase());

/** Asks, and reads the quote again: it waits for the supplier now. */
function useAsk({ number }: AdminInquiry, lines: AdminInquiry['lines']) {
  const [askCall] = useSalesAdminAskSupplierMutation();
  const { refetch } = useSalesAdminGetInquiryQuery({ params: { number } });
  return async (
    { supplierId, answerDays, message }: v.InferInput<typeof schema>,
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    const body = {
      supplierId,
      message: message ?? '',
      answerDays: Number(answerDays),
      lineIds: lines.map(({ id }) => id),
    };
    const { error } = await askCall(withKey({ params: { number }, body }, keyFor(body)));
    void refetch();
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.inquiry.refusal');
  };
}
