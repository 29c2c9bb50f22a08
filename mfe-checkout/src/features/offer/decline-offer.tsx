import { failureOf, withKey } from '@gantry/api-client';
import { offerRefusalSchema } from '@gantry/contracts/schemas/offer';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useSalesDeclineOfferMutation,
  useSalesGetInquiryQuery,
  useSalesGetOfferQuery,
} from '../../api/quote.endpoints.ts';
import type { OfferFormProps } from './accept-offer.tsx';
import { offerRefusal } from './offer-refusal.ts';
import type { Refusing } from './posted-offer.ts';

/** Declines the offer with a reason; folded away, so that nobody does it by mistake. Works with scripts off. */
export function DeclineOffer({ offer, offerKey, posted }: OfferFormProps) {
  const send = useDecline(offerKey);
  const label = useIntl().formatMessage({ id: 'checkout.offer.reason' });
  const initialValues = useMemo(
    () => ({ revision: offer.revision, reason: '', ...posted?.answer.values }),
    [offer, posted],
  );
  const returned = useMemo(
    () => posted && { problems: posted.answer.problems, labels: { reason: label } },
    [posted, label],
  );
  return (
    <Disclosure summary={<FormattedMessage id="checkout.offer.decline" />} open={posted !== undefined}>
      <Form
        id="decline"
        schema={offerRefusalSchema}
        initialValues={initialValues}
        posted={returned}
        onSubmit={send}
      >
        <input type="hidden" name="intent" value="decline" />
        <input type="hidden" name="revision" value={offer.revision} />
        <PlainPostKey />
        <TextareaField name="reason" label={label} rows={2} />
        <div>
          <SubmitButton plain variant="danger">
            <FormattedMessage id="checkout.offer.decline-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

/** Declines; the page then shows that it is over. */
function useDecline(offerKey: OfferFormProps['offerKey']) {
  const [decline] = useSalesDeclineOfferMutation();
  const { refetch: refetchOffer } = useSalesGetOfferQuery(offerKey);
  const { refetch: refetchInquiry } = useSalesGetInquiryQuery(offerKey);
  return async (body: Refusing, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { error } = await decline(withKey({ ...offerKey, body }, keyFor(body)));
    const failure = failureOf(error);
    if (!error || failure?.code === 'WRONG_STATE') await Promise.all([refetchOffer(), refetchInquiry()]);
    return error ? offerRefusal(failure) : undefined;
  };
}
