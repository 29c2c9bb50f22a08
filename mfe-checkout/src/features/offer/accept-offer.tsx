import { failureOf, withKey } from '@gantry/api-client';
import { myApprovalPath } from '@gantry/contracts/addresses/account';
import { orderConfirmationPath } from '@gantry/contracts/addresses/checkout';
import { offerApprovalRequestSchema, type Offer, type SelectedOffer } from '@gantry/contracts/schemas/offer';
import { offlinePaymentServices } from '@gantry/contracts/schemas/order';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Money } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useSalesAcceptOfferMutation,
  useSalesAskOfferApprovalMutation,
  useSalesGetOfferQuery,
} from '../../api/quote.endpoints.ts';
import { CostCenterSelect } from '../../parts/cost-center-select.tsx';
import { ChooseLines, type ChooseLinesProps } from './choose-lines.tsx';
import { isAsked } from './is-asked.ts';
import type { OfferKey } from './offer-key.ts';
import { lostLines, offerRefusal, poFileRefusal, type LostLine } from './offer-refusal.ts';
import styles from './offer.module.css';
import type { Acceptance, Asking, PostedOffer } from './posted-offer.ts';
import { PoFile } from './po-file.tsx';
import { usePoFile } from './use-po-file.ts';
import { useSelection, type OfferSelection } from './use-selection.ts';

export interface OfferFormProps {
  readonly offer: Offer;
  readonly offerKey: OfferKey;
  /** how this form came back when it was posted without scripts */
  readonly posted: PostedOffer | undefined;
}

/**
 * Accepts the offer as it stands: it becomes an order at its prices, at once or when others in the company have approved
 * it. Works with scripts off.
 */
export function AcceptOffer({ offer, offerKey, posted }: OfferFormProps) {
  const intl = useIntl();
  const selection = useSelection(offer, offerKey, posted?.chosen);
  const poFile = usePoFile(offerKey);
  const initialValues = useMemo(() => emptyAnswer(offer, posted), [offer, posted]);
  const [costCenterId, setCostCenterId] = useState(initialValues.costCenterId);
  const isForOthers = isAsked(offer, selection.cost?.totals.grandTotal, costCenterId);
  const { send, lost } = useAccept(offerKey, { ...selection, isForOthers }, poFile.sendChosen);
  const poNumber = intl.formatMessage({ id: 'checkout.offer.po-number' });
  const returned = useMemo(
    () => posted && { problems: posted.answer.problems, labels: { poNumber } },
    [posted, poNumber],
  );
  return (
    <section className={styles.accept} aria-labelledby="offer-accept">
      <h2 id="offer-accept">
        <FormattedMessage id={`checkout.offer.${isForOthers ? 'ask' : 'accept'}`} />
      </h2>
      <Lost lines={lost ?? posted?.lost ?? []} />
      <Form
        id="accept"
        schema={offerApprovalRequestSchema}
        initialValues={initialValues}
        posted={returned}
        hasFiles
        aria-labelledby="offer-accept"
        onSubmit={send}
      >
        <input type="hidden" name="intent" value={isForOthers ? 'ask' : 'accept'} />
        <input type="hidden" name="revision" value={offer.revision} />
        <PlainPostKey />
        <Choices isPrepaid={offer.paymentTerm === 'advanced'} poNumber={poNumber} />
        <Booking offer={offer} onChosen={setCostCenterId} />
        <PoFile onChosen={poFile.chooseFile} />
        {isForOthers ? <Question /> : null}
        <Amounts offer={offer} selection={selection} posted={posted?.totals} costCenterId={costCenterId} />
      </Form>
    </section>
  );
}

/** What the reader's company books it on; nothing where it books on nothing. */
function Booking({ offer, onChosen }: { readonly offer: Offer; readonly onChosen: (id: string) => void }) {
  const { costCenters = [], isCostCenterRequired = false } = offer;
  if (costCenters.length > 0)
    return (
      <CostCenterSelect costCenters={costCenters} isRequired={isCostCenterRequired} onChosen={onChosen} />
    );
  if (!isCostCenterRequired) return null;
  return (
    <Alert tone="note">
      <FormattedMessage id="checkout.cost-center.none-open" />
    </Alert>
  );
}

const emptyAnswer = (
  { revision, costCenters = [] }: Offer,
  posted: PostedOffer | undefined,
): Asking & { costCenterId: string } => ({
  revision,
  costCenterId: costCenters.length === 1 ? (costCenters[0]?.id ?? '') : '',
  poNumber: '',
  poFile: null,
  paymentService: 'check' as const,
  question: '',
  ...posted?.answer.values,
});

/** What is ordered, where the customer may choose, and the button that says for how much. */
function Amounts(props: ChooseLinesProps & { readonly costCenterId: string }) {
  const { offer, selection, posted, costCenterId } = props;
  const cost = selection.cost ?? (posted ? { totals: posted, deposit: null } : null);
  return (
    <>
      {offer.allowsPartial ? <ChooseLines offer={offer} selection={selection} posted={posted} /> : null}
      <Press cost={cost} isForOthers={isAsked(offer, cost?.totals.grandTotal, costCenterId)} />
    </>
  );
}

interface ChoicesProps {
  readonly isPrepaid: boolean;
  /** what the purchase order number is called */
  readonly poNumber: string;
}

function Choices({ isPrepaid, poNumber }: ChoicesProps) {
  const intl = useIntl();
  return (
    <div className={styles.pair}>
      <TextField
        name="poNumber"
        label={poNumber}
        autoComplete="off"
        optional={isPrepaid}
        required={!isPrepaid}
      />
      <SelectField
        name="paymentService"
        label={intl.formatMessage({ id: 'checkout.purchase.pay-by' })}
        options={offlinePaymentServices.map((value) => ({
          value,
          label: intl.formatMessage({ id: `order.pay-by.${value}` }),
        }))}
      />
    </div>
  );
}

/** Nothing to press while it is not known what the chosen lines cost. */
function Press({
  cost,
  isForOthers,
}: {
  readonly cost: SelectedOffer | null;
  readonly isForOthers: boolean;
}) {
  if (!cost) return null;
  const { totals, deposit } = cost;
  return (
    <div className={styles.press}>
      <SubmitButton plain>
        <FormattedMessage
          id={`checkout.offer.${isForOthers ? 'ask' : 'accept'}-do`}
          values={{ total: <Money amount={totals.grandTotal} /> }}
        />
      </SubmitButton>
      <p>
        <FormattedMessage id={`checkout.offer.${isForOthers ? 'ask' : 'accept'}-note`} />{' '}
        {deposit === null || isForOthers ? null : (
          <FormattedMessage
            id="checkout.offer.deposit-note"
            values={{ deposit: <Money amount={deposit} /> }}
          />
        )}
      </p>
    </div>
  );
}

/** What they are to read who approve it. */
function Question() {
  const intl = useIntl();
  return (
    <TextField
      name="question"
      label={intl.formatMessage({ id: 'checkout.approval.question' })}
      hint={intl.formatMessage({ id: 'checkout.approval.question-hint' })}
      optional
      autoComplete="off"
    />
  );
}

/** Accepts or asks, and goes to the order, or to what waits; refused, the offer is read again: it may have moved on. */
function useAccept(
  offerKey: OfferKey,
  { chosen, isComplete, cost, isForOthers }: OfferSelection & { readonly isForOthers: boolean },
  sendPoFile: ReturnType<typeof usePoFile>['sendChosen'],
) {
  const navigate = useNavigate();
  const [accept] = useSalesAcceptOfferMutation();
  const [ask] = useSalesAskOfferApprovalMutation();
  const { refetch } = useSalesGetOfferQuery(offerKey);
  const [lost, setLost] = useState<readonly LostLine[]>();
  const sendAccepted = async (body: Acceptance, { keyFor }: Attempt) => {
    const { data, error } = await accept(withKey({ ...offerKey, body }, keyFor(body)));
    return { path: data && orderConfirmationPath(data.number, data.token), error };
  };
  const sendAsked = async (body: Asking, { keyFor }: Attempt) => {
    const { data, error } = await ask(withKey({ params: offerKey.params, body }, keyFor(body)));
    return { path: data && myApprovalPath(data.number), error };
  };
  const send = async ({ question = null, ...values }: Asking, attempt: Attempt): Promise<SubmitAnswer> => {
    const part = isComplete ? {} : { lines: [...chosen], acceptedTotal: cost?.totals.grandTotal ?? null };
    const poFile = await sendPoFile();
    if ('problem' in poFile) return poFileRefusal(poFile.problem);
    const body = { ...values, ...part, poFile: poFile.id ?? values.poFile ?? null };
    const { path, error } = isForOthers
      ? await sendAsked({ ...body, question }, attempt)
      : await sendAccepted(body, attempt);
    if (path) {
      await navigate(path);
      return undefined;
    }
    const failure = failureOf(error);
    setLost(lostLines(failure));
    if (failure?.code === 'WRONG_STATE') void refetch();
    return offerRefusal(failure);
  };
  return { send, lost };
}

/** The lines that cannot be had any more, each by its number and name. */
function Lost({ lines }: { readonly lines: readonly LostLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id="checkout.offer.gone" />}>
      <ul className={styles.lost}>
        {lines.map(({ lineNumber, name }) => (
          <li key={lineNumber}>
            <FormattedMessage id="checkout.offer.gone-line" values={{ line: lineNumber, name }} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
