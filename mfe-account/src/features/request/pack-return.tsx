import { failureOf, withKey } from '@gantry/api-client';
import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { maxReturnParcels, packReturnSchema, type PackReturn } from '@gantry/contracts/schemas/return-parcel';
import { typedMeasures, unmeasured } from '@gantry/domain/packing';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Button, Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSalesPackReturnMutation } from '../../api/requests.endpoints.ts';
import { tokenQueryOf } from '../../parts/may-ask.ts';
import {
  emptyParcel,
  oneMore,
  parcelMeasures,
  type PackValues,
  type PostedParcels,
} from './packed-parcels.ts';
import { packRefusal } from './request-texts.ts';
import styles from './request.module.css';

export interface PackReturnFormProps {
  readonly request: OrderRequest;
  readonly token: string | undefined;
  /** how it came back when it was posted without scripts */
  readonly posted: PostedParcels | undefined;
}

/** Says in how many parcels the goods come back and what each weighs; each then has a label. Works with scripts off. */
export function PackReturnForm({ request, token, posted }: PackReturnFormProps) {
  const intl = useIntl();
  const { parcels, version } = request;
  const initialValues = useMemo(() => posted?.answer.values ?? valuesOf(request), [posted, request]);
  const returned = useMemo(
    () => (posted ? { problems: posted.answer.problems, labels: labelsOf(intl) } : undefined),
    [posted, intl],
  );
  const pack = usePack(request, token);
  const act = parcels.length > 0 ? 'repack' : 'pack';
  const name = intl.formatMessage({ id: `account.request.${act}` });
  return (
    <Disclosure summary={name} open={posted !== undefined || parcels.length === 0}>
      <Form
        id="pack"
        className={styles.form}
        schema={packReturnSchema}
        initialValues={initialValues}
        posted={returned}
        aria-label={name}
        onSubmit={(values, attempt) => pack(values as unknown as PackReturn, attempt)}
      >
        <input type="hidden" name="intent" value="pack" />
        <PlainPostKey />
        <input type="hidden" name="version" value={version} />
        <p className={styles.words}>
          <FormattedMessage id={`account.request.${act}-hint`} />
        </p>
        <ParcelFields />
      </Form>
    </Disclosure>
  );
}

/** Weight and size of each parcel, and another one. */
function ParcelFields() {
  const intl = useIntl();
  const parcels = useFormValue<PackValues['parcels']>('parcels') ?? [emptyParcel];
  const { changeValues } = useFormActions();
  return (
    <>
      {parcels.map((_, place) => (
        <OneParcel
          // a parcel has nothing but its place
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          place={place}
          dropParcel={
            parcels.length > 1
              ? () => changeValues({ parcels: parcels.filter((_one, index) => index !== place) })
              : undefined
          }
        />
      ))}
      <div className={styles.row}>
        <SubmitButton plain>
          <FormattedMessage id="account.request.do.pack" values={{ count: parcels.length }} />
        </SubmitButton>
        {parcels.length < maxReturnParcels ? (
          // behind the button that sends the form, which the enter key presses
          <Button
            type="submit"
            name={oneMore}
            value="1"
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              changeValues({ parcels: [...parcels, emptyParcel] });
            }}
          >
            {intl.formatMessage({ id: 'account.request.parcel-add' })}
          </Button>
        ) : null}
      </div>
    </>
  );
}

interface OneParcelProps {
  readonly place: number;
  /** undefined for the only one there is */
  readonly dropParcel: (() => void) | undefined;
}

function OneParcel({ place, dropParcel }: OneParcelProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.parcel}>
      <legend>{intl.formatMessage({ id: 'order.parcel.name' }, { number: place + 1 })}</legend>
      <div className={styles.measures}>
        {parcelMeasures.map((measure) => (
          <TextField
            key={measure}
            name={`parcels.${place}.${measure}`}
            label={intl.formatMessage({ id: `account.request.measure.${measure}` })}
            inputMode="decimal"
            autoComplete="off"
            {...(measure === 'pounds' ? { required: true } : { optional: true })}
          />
        ))}
      </div>
      {dropParcel ? (
        <div>
          <Button size="small" variant="quiet" onClick={dropParcel}>
            <FormattedMessage id="account.request.parcel-remove" values={{ number: place + 1 }} />
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** The parcels there are; their sizes nobody has written down. */
const valuesOf = ({ version, parcels }: OrderRequest): PackValues => ({
  version,
  parcels:
    parcels.length === 0
      ? [emptyParcel]
      : parcels.map(({ weightGrams }) => typedMeasures({ ...unmeasured, weightGrams })),
});

/** The labels for the list of problems: each says which parcel is meant. */
function labelsOf(intl: IntlShape): Record<string, string> {
  const places = Array.from({ length: maxReturnParcels }, (_, place) => place);
  return Object.fromEntries(
    places.flatMap((place) =>
      parcelMeasures.map((measure) => [
        `parcels.${place}.${measure}`,
        `${intl.formatMessage({ id: 'order.parcel.name' }, { number: place + 1 })}: ${intl.formatMessage({ id: `account.request.measure.${measure}` })}`,
      ]),
    ),
  ) as Record<string, string>;
}

/** Sends the form, once per content. */
function usePack({ number, version }: OrderRequest, token: string | undefined) {
  const [pack] = useSalesPackReturnMutation();
  return async ({ parcels }: PackReturn, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    // the labels are those the page shows now, also where the request was written to since the form was begun
    const body = { version, parcels };
    const call = { params: { number }, query: tokenQueryOf(token), body };
    const { error } = await pack(withKey(call, keyFor(body)));
    return error ? packRefusal(failureOf(error)) : undefined;
  };
}
