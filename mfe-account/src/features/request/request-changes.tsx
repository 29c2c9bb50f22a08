import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Alert, Button, Disclosure, Field, Textarea, TextInput } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import type { RefusedChange } from '../../parts/posted-change.ts';
import styles from './request.module.css';

export interface RequestChangesProps {
  readonly request: OrderRequest;
  /** a form that came back, with what was typed */
  readonly refused: RefusedChange | undefined;
}

/** What whoever asked may do now: say that the goods are sent, write, or take it back. Works with scripts off. */
export function RequestChanges({ request, refused }: RequestChangesProps) {
  const { may } = request;
  const refusedOf = (intent: string) => (refused?.intent === intent ? refused : undefined);
  return (
    <>
      {may.includes('ship') ? (
        <Change request={request} intent="ship" refused={refusedOf('ship')}>
          {request.hasLabel ? (
            <p>
              <FormattedMessage id="account.request.other-parcel" />
            </p>
          ) : null}
          <Line name="carrier" value={refusedOf('ship')?.values.carrier} />
          <Line name="tracking" value={refusedOf('ship')?.values.tracking} />
        </Change>
      ) : null}
      {may.includes('confirm-replacement') ? (
        <Change request={request} intent="confirm-replacement" refused={refusedOf('confirm-replacement')} />
      ) : null}
      {may.includes('write') ? (
        <Write key={request.history.length} request={request} refused={refusedOf('write')} />
      ) : null}
      {may.includes('withdraw') ? (
        <Disclosure
          summary={<FormattedMessage id="account.request.withdraw" />}
          open={refusedOf('withdraw') !== undefined}
        >
          <p>
            <FormattedMessage id="account.request.withdraw-hint" />
          </p>
          <Change request={request} intent="withdraw" refused={refusedOf('withdraw')} />
        </Disclosure>
      ) : null}
    </>
  );
}

interface ChangeProps {
  readonly request: OrderRequest;
  readonly intent: string;
  readonly refused: RefusedChange | undefined;
  readonly children?: ReactNode;
}

function Change({ request, intent, refused, children }: ChangeProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className={styles.form}>
      {refused ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={refusalText(refused)} />
        </Alert>
      ) : null}
      <PlainPostKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={request.version} />
      {children}
      <div>
        <Button type="submit" busy={state === 'submitting' && formData?.get('intent') === intent}>
          <FormattedMessage id={`account.request.do.${intent}`} />
        </Button>
      </div>
    </Form>
  );
}

const Write = ({ request, refused }: Pick<ChangeProps, 'request' | 'refused'>) => (
  <Change request={request} intent="write" refused={refused}>
    <Field label={<FormattedMessage id="account.request.message" />}>
      {(control) => (
        <Textarea
          {...control}
          name="text"
          rows={3}
          maxLength={2000}
          required
          defaultValue={refused?.values.text ?? ''}
        />
      )}
    </Field>
  </Change>
);

const refusalText = ({ code }: RefusedChange): string =>
  code === 'INVALID' ? 'account.request.problem.entry' : 'account.request.problem.moved-on';

const Line = ({ name, value = '' }: { readonly name: string; readonly value?: string | undefined }) => (
  <Field label={<FormattedMessage id={`account.request.${name}`} />}>
    {(control) => <TextInput {...control} name={name} required maxLength={40} defaultValue={value} />}
  </Field>
);
