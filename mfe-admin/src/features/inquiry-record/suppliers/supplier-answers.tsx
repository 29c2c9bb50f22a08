import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import type { Failure } from '@gantry/contracts/errors';
import type { SupplierRequest } from '@gantry/contracts/schemas/supplier';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSalesAdminGetInquiryQuery } from '../../../api/inquiries.endpoints.ts';
import { useSalesAdminSaveQuoteLineMutation } from '../../../api/quotes.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../../parts/outcome-alert.tsx';

type AskedLine = SupplierRequest['lines'][number];

interface SupplierAnswersProps {
  readonly request: SupplierRequest;
  readonly inquiry: AdminInquiry;
}

/** What a supplier says of each line, and the way to take it into the line of the quote. */
export function SupplierAnswers({ request, inquiry }: SupplierAnswersProps) {
  const { count } = useFormats();
  const { takeAnswer, problem } = useTakeAnswer(inquiry);
  const columns: readonly Column<AskedLine>[] = [
    { key: 'item', isRowHead: true, roomy: true, cell: ({ name }) => name },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'cost', numeric: true, unit: 'USD', cell: (line) => <Cost line={line} /> },
    { key: 'lead', numeric: true, cell: ({ answer }) => answer?.leadTimeDays ?? '–' },
    { key: 'minimum', numeric: true, cell: ({ answer }) => answer?.minimumQuantity ?? '–' },
    { key: 'note', cell: ({ answer }) => answer?.note ?? '–' },
    {
      key: 'take',
      cell: (line) =>
        line.answer && !line.answer.cannotSupply && inquiry.may.setPrices && inquiry.may.editLines ? (
          <Button size="small" onClick={() => void takeAnswer(line)}>
            <FormattedMessage id="admin.supplier.take-answer" />
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <ColumnTable
        caption={<FormattedMessage id="admin.supplier.answers" values={{ name: request.supplier.name }} />}
        headId={(key) => `admin.supplier.column.${key}`}
        columns={columns}
        rows={request.lines}
        rowKey={({ id }) => id}
      />
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.inquiry.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}

function Cost({ line: { answer } }: { readonly line: AskedLine }) {
  if (answer?.cannotSupply) return <FormattedMessage id="admin.supplier.cannot-supply" />;
  return answer?.unitCost === null || answer?.unitCost === undefined ? (
    '–'
  ) : (
    <Money amount={answer.unitCost} />
  );
}

/** Puts cost, lead time, and minimum of an answer into the quote's line, as if they had been typed there. */
function useTakeAnswer({ number, lines }: AdminInquiry) {
  const [save] = useSalesAdminSaveQuoteLineMutation();
  const { refetch } = useSalesAdminGetInquiryQuery({ params: { number } });
  const [problem, setProblem] = useState<Failure['error']>();
  const takeAnswer = async ({ inquiryLineId, answer }: AskedLine): Promise<void> => {
    const line = lines.find(({ id }) => id === inquiryLineId);
    if (!line || !answer) return;
    const { unitCost, leadTimeDays, minimumQuantity } = answer;
    const body = { version: line.version, cells: { unitCost, leadTimeDays, minimumQuantity } };
    const { error } = await save(withKey({ params: { number, lineId: line.id }, body }, newKey()));
    setProblem(error ? failureOf(error) : undefined);
    await refetch();
  };
  return { takeAnswer, problem };
}
