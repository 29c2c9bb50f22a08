import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import type { RefusedDecision } from './refused-decision.ts';

interface DecisionRefusedProps {
  readonly approval: OrderApproval;
  readonly refused: RefusedDecision;
}

/** Why it did not go through, line by line where lines are the reason, and what to do now. */
export function DecisionRefused({ approval, refused }: DecisionRefusedProps) {
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id={textOf(refused)} />}>
      {problemsOf(refused).map((problem) => (
        <p key={problem}>
          <FormattedMessage id={`account.approval.part.problem.${problem}`} />
        </p>
      ))}
      {refused.lines.length > 0 ? (
        <>
          <ul>
            {refused.lines.map(({ sku, lineNumber, available }, index) => {
              const line = approval.lines.find((one) => one.sku === sku || one.lineNumber === lineNumber);
              return (
                <li key={index}>
                  {line ? `${line.name} · ${line.partNumber}` : sku}
                  {': '}
                  <FormattedMessage
                    id={`account.approval.refused.${available === null ? 'gone' : 'only'}`}
                    values={{ count: available ?? 0 }}
                  />
                </li>
              );
            })}
          </ul>
          <p>
            <FormattedMessage id="account.approval.refused.lines-hint" />
          </p>
        </>
      ) : null}
    </Alert>
  );
}

/** The quantities that cannot be, by the words of the contract. */
const problemOf: Readonly<Record<string, string>> = {
  'is more than is open': 'more',
  'changes nothing': 'same',
  'choose at least one item': 'none',
  'leaves a rest that cannot be ordered': 'rest',
};
const problemsOf = ({ code, intent, problems }: RefusedDecision): readonly string[] =>
  code === 'INVALID' && intent.endsWith('-part')
    ? [...new Set(problems.map((text) => problemOf[text] ?? 'quantity'))]
    : [];

/** What an approval may meet, where it has words of its own. */
const worded = ['left', 'others', 'offer'] as const;

function textOf({ code, blocker, intent }: RefusedDecision): string {
  if (code === 'INVALID' && intent.endsWith('-part')) return 'account.approval.refused.part';
  if (code === 'PRICE_CHANGED') return 'account.approval.refused.price';
  if (code === 'SHIPPING_UNAVAILABLE') return 'account.approval.refused.shipping';
  if (code === 'WRONG_STATE')
    return `account.approval.refused.${worded.find((one) => one === blocker) ?? 'decided'}`;
  if (code === 'NOT_PURCHASABLE' || code === 'OUT_OF_STOCK') return 'account.approval.refused.lines';
  if (code === 'CREDIT_EXCEEDED') return 'account.approval.refused.credit';
  if (code === 'COMPANY_ADDRESS_NEEDED') return 'forms.failure.company-address';
  if (code === 'NOT_PERMITTED') return 'account.approval.refused.role';
  return code === 'INVALID' ? 'account.approval.refused.reason' : 'account.approval.refused.later';
}
