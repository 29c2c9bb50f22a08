import { useUser } from '@gantry/api-client';
import { myInquiryPath, signInToPath } from '@gantry/contracts/addresses/account';
import { inquiryStatusPath, listingPath } from '@gantry/contracts/addresses/catalog';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { Alert, LinkButton, PageHeader } from '@gantry/ui';
import { PaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { Link, useActionData, useParams, useSearchParams } from 'react-router';
import { useSalesGetInquiryQuery, useSalesGetOfferQuery } from '../../api/quote.endpoints.ts';
import { OfferView } from '../../features/offer/offer-view.tsx';
import type { PostedOffer } from '../../features/offer/posted-offer.ts';
import { RequestedLines } from '../../features/quote/requested-lines.tsx';
import summary from '../../features/order-summary/order-summary.module.css';
import styles from '../../features/quote/quote.module.css';
import { takenRequest } from './quote-complete.loader.ts';

export { action } from './quote-complete.action.ts';
export { loader } from './quote-complete.loader.ts';

const nothing = { params: { number: '' }, query: {} };

/** A request for its customer: that it is taken and what happens next; once it is answered, the offer (specification §2). */
export default function QuoteCompletePage() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = takenRequest(number, search);
  const options = { skip: !wanted };
  const { data: inquiry } = useSalesGetInquiryQuery(wanted ?? nothing, options);
  const { data: offer } = useSalesGetOfferQuery(wanted ?? nothing, options);
  const posted = useActionData<PostedOffer>();
  if (!inquiry || !wanted) return null;
  if (offer) return <OfferView inquiry={inquiry} offer={offer} offerKey={wanted} posted={posted} />;
  return <Taken inquiry={inquiry} token={search.get('token') ?? undefined} />;
}

interface TakenProps {
  readonly inquiry: Inquiry;
  readonly token: string | undefined;
}

function Taken({ inquiry, token }: TakenProps) {
  const user = useUser();
  const number = inquiry.number.toUpperCase();
  const status = user ? myInquiryPath(inquiry.number) : inquiryStatusPath(inquiry.number, token);
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="checkout.quote-complete.heading" values={{ number }} />}
        actions={
          <LinkButton to={status}>
            <FormattedMessage id="checkout.quote-complete.status" />
          </LinkButton>
        }
      />
      <div className={styles.form}>
        <Alert tone="good">
          <FormattedMessage id="checkout.quote-complete.mail" values={{ email: inquiry.email }} />
        </Alert>
        <NextSteps inquiry={inquiry} />
        {inquiry.lines.length > 0 ? <RequestedLines lines={inquiry.lines} /> : null}
        <PaperLinks kinds={['quote']} number={inquiry.number} token={token} />
        {user ? null : (
          <p className={styles.soft}>
            <FormattedMessage
              id="checkout.quote-complete.account"
              values={{ link: (words) => <Link to={signInToPath(status)}>{words}</Link> }}
            />
          </p>
        )}
        <p>
          <Link to={listingPath()}>
            <FormattedMessage id="checkout.quote-complete.shop" />
          </Link>
        </p>
      </div>
    </>
  );
}

function NextSteps({ inquiry }: Pick<TakenProps, 'inquiry'>) {
  const steps = ['read', inquiry.contactMethod === 'phone' ? 'call' : 'answer', 'accept'];
  return (
    <section aria-labelledby="quote-next">
      <h2 id="quote-next" className={summary.title}>
        <FormattedMessage id="checkout.next.title" />
      </h2>
      <ol className={summary.steps}>
        {steps.map((step) => (
          <li key={step}>
            <FormattedMessage id={`checkout.quote-complete.${step}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
