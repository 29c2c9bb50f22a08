import { failureOf, withKey } from '@gantry/api-client';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { InquiryWrite } from '@gantry/forms/inquiry-forms';
import { inquiryRefusal, type PostedInquiryChange } from '@gantry/forms/posted-inquiry-change';
import { FormattedMessage } from 'react-intl';
import {
  useSalesGetInquiryQuery,
  useSalesGetOfferQuery,
  useSalesWriteToInquiryMutation,
} from '../../api/quote.endpoints.ts';
import type { OfferKey } from './offer-key.ts';
import styles from './offer.module.css';
import type { PostedOffer } from './posted-offer.ts';

const texts = 'checkout.offer';

interface AskChangeProps {
  readonly inquiry: Inquiry;
  readonly offerKey: OfferKey;
  readonly posted: PostedOffer | undefined;
}

/** Asks for something else than was offered: the quote goes back to the store. Works with scripts off. */
export function AskChange({ inquiry, offerKey, posted }: AskChangeProps) {
  const [write] = useSalesWriteToInquiryMutation();
  const { refetch: refetchOffer } = useSalesGetOfferQuery(offerKey);
  const { refetch: refetchInquiry } = useSalesGetInquiryQuery(offerKey);
  return (
    <section className={styles.section} aria-labelledby="offer-change">
      <h2 id="offer-change">
        <FormattedMessage
          id={inquiry.status === 'sent-offer' ? 'checkout.offer.change' : 'checkout.offer.message'}
        />
      </h2>
      <InquiryWrite
        key={inquiry.messages.length}
        status={inquiry.status}
        texts={texts}
        variant={inquiry.status === 'sent-offer' ? 'secondary' : 'primary'}
        posted={posted as PostedInquiryChange | undefined}
        send={async (body, key) => {
          const { error } = await write(withKey({ ...offerKey, body }, key));
          const failure = failureOf(error);
          if (!error || failure?.code === 'WRONG_STATE')
            await Promise.all([refetchOffer(), refetchInquiry()]);
          return error ? inquiryRefusal(texts, failure) : undefined;
        }}
      />
    </section>
  );
}
