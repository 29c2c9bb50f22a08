import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { Alert, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { isReviewed } from './is-reviewed.ts';
import styles from './cart.module.css';

const tones = { info: 'note', warning: 'warn', error: 'bad' } as const;

/** What has changed or needs attention since the buyer last looked, by severity. */
export function CartMessages({ messages, lines }: Pick<Cart, 'messages' | 'lines'>) {
  const nameOf = (lineId: string | null) => lines.find((line) => line.lineId === lineId)?.name ?? '';
  return (['error', 'warning', 'info'] as const).map((severity) => {
    const some = messages.filter((message) => message.severity === severity);
    if (some.length === 0) return null;
    return (
      <Alert
        key={severity}
        tone={tones[severity]}
        title={<FormattedMessage id={`checkout.cart.${severity}`} />}
      >
        <ul className={styles.messages}>
          {some.map((message, index) => (
            <li key={`${message.code}-${message.lineId ?? index}`}>
              <MessageText message={message} name={nameOf(message.lineId)} />
            </li>
          ))}
        </ul>
      </Alert>
    );
  });
}

/** One message in words; prices come in minor units, a line that is gone is called by its part number. */
function MessageText({
  message,
  name,
}: {
  readonly message: Cart['messages'][number];
  readonly name: string;
}) {
  const { code, data } = message;
  const isPrice = code === 'price-changed';
  const amount = (value: unknown) => (isPrice ? <Money amount={Number(value ?? 0)} /> : Number(value ?? 0));
  const id = wordingOf(message);
  const values = {
    name: name || String(data?.sku ?? ''),
    from: amount(data?.from),
    to: amount(data?.to),
    available: Number(data?.available ?? 0),
    wanted: Number(data?.wanted ?? 0),
    ask: (words: ReactNode) => <Link to={requestQuotePath({ sku: String(data?.sku ?? '') })}>{words}</Link>,
  };
  return <FormattedMessage id={`checkout.cart-message.${id}`} values={values} />;
}

function wordingOf({ code, data }: Cart['messages'][number]): string {
  if (code === 'not-purchasable' && isReviewed({ availability: data?.availability }))
    return 'needs-confirmation';
  return code;
}
