import { myApprovalPath } from '@gantry/contracts/addresses/account';
import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** What an approver has made less than was asked for, and where the rest is; and what this request is the rest of. */
export function ChangeNote({ approval: { change, splitFrom } }: { readonly approval: OrderApproval }) {
  if (!change && !splitFrom) return null;
  return (
    <Alert tone="note">
      {splitFrom ? (
        <p>
          <FormattedMessage
            id="account.approval.split-from"
            values={{ link: <RequestName number={splitFrom} /> }}
          />
        </p>
      ) : null}
      {change ? (
        <>
          <p>
            <FormattedMessage id="account.approval.changed" values={{ name: change.by }} />
          </p>
          <ul>
            {change.lines.map(({ name, partNumber, asked, quantity }) => (
              <li key={partNumber}>
                <FormattedMessage
                  id="account.approval.changed.line"
                  values={{ item: `${name} · ${partNumber}`, asked, quantity }}
                />
              </li>
            ))}
          </ul>
          {change.restNumber ? (
            <p>
              <FormattedMessage
                id="account.approval.rest"
                values={{ link: <RequestName number={change.restNumber} /> }}
              />
            </p>
          ) : null}
        </>
      ) : null}
    </Alert>
  );
}

const RequestName = ({ number }: { readonly number: string }) => (
  <Link to={myApprovalPath(number)}>{number.toUpperCase()}</Link>
);
