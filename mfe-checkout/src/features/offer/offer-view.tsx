import { useUser } from '@gantry/api-client';
import { myApprovalPath, myCompanyPath, myInquiryPath } from '@gantry/contracts/addresses/account';
import { inquiryStatusPath } from '@gantry/contracts/addresses/catalog';
import { addressLines } from '@gantry/contracts/address-lines';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import type { Offer } from '@gantry/contracts/schemas/offer';
import type { ApprovalFacts } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, DataList, LinkButton, Money, PageHeader } from '@gantry/ui';
import { PaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ApprovalReasons } from '../../parts/approval-reasons.tsx';
import { Lines } from '../../parts/lines.tsx';
import { RecordColumns } from '../../parts/record-columns.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { AcceptOffer, type OfferFormProps } from './accept-offer.tsx';
import { AskChange } from './ask-change.tsx';
import { DeclineOffer } from './decline-offer.tsx';
import type { OfferKey } from './offer-key.ts';
import { OfferLines } from './offer-lines.tsx';
import { OfferState } from './offer-state.tsx';
import styles from './offer.module.css';
import type { PostedOffer } from './posted-offer.ts';

export interface OfferViewProps {
  readonly inquiry: Inquiry;
  readonly offer: Offer;
  readonly offerKey: OfferKey;
  /** how a form of the page came back when it was posted without scripts */
  readonly posted: PostedOffer | undefined;
}

/** An offer for its customer: what it says, until when it holds, and the ways to accept, change, and decline it. */
export function OfferView({ inquiry, offer, offerKey, posted }: OfferViewProps) {
  const of = (intent: PostedOffer['intent']) => (posted?.intent === intent ? posted : undefined);
  const shared = { offer, offerKey };
  const { may, status } = inquiry;
  return (
    <>
      <OfferHeader offer={offer} offerKey={offerKey} />
      <RecordColumns
        factsTitle={<FormattedMessage id="checkout.offer.facts" />}
        facts={<OfferFacts offer={offer} />}
        after={
          <>
            {' '}
            {offer.blocker === null && may.includes('accept') ? (
              <Accept {...shared} posted={of('accept') ?? of('ask')} />
            ) : null}
            {may.includes('write') ? (
              <AskChange inquiry={inquiry} offerKey={offerKey} posted={of('write')} />
            ) : null}
            {may.includes('decline') ? <DeclineOffer {...shared} posted={of('decline')} /> : null}
          </>
        }
      >
        <OfferState offer={offer} status={status} />
        <OfferLines lines={offer.lines} />
        {offer.note ? <Note text={offer.note} /> : null}
      </RecordColumns>
    </>
  );
}

/** The way to accept, or why the rules of the customer's company leave it to others. */
function Accept(props: OfferFormProps) {
  const { approval, mayAsk = false, request, allowsPartial, isPlaceRefused } = props.offer;
  const mayOrder = useMayInCompany('order');
  const isAsking = useMayInCompany('prepare') && !!approval && mayAsk;
  if (request) return <Waits number={request} />;
  if (isPlaceRefused) return <PlaceRefused />;
  if (!mayOrder && !isAsking) return <NotYourRole />;
  return (
    <>
      {approval ? <NeedsApproval facts={approval} isAsking={isAsking} /> : null}
      {/* a part of it may cost less than what has to be approved */}
      {!approval || isAsking || allowsPartial ? <AcceptOffer {...props} /> : null}
    </>
  );
}

/** That others in the company decide about it now, and the way there. */
const Waits = ({ number }: { readonly number: string }) => (
  <Alert tone="note" title={<FormattedMessage id="checkout.offer.waits" />}>
    <LinkButton to={myApprovalPath(number)}>
      <FormattedMessage id="checkout.offer.request" values={{ number: number.toUpperCase() }} />
    </LinkButton>
  </Alert>
);

/** That the company lets no order go there: the seller has to offer another address. */
const PlaceRefused = () => (
  <Alert tone="warn" title={<FormattedMessage id="forms.failure.company-address" />}>
    <FormattedMessage id="checkout.offer.place-refused" />
  </Alert>
);

const NotYourRole = () => (
  <Alert tone="note">
    <FormattedMessage id="checkout.role.no-accept" />{' '}
    <Link to={myCompanyPath()}>
      <FormattedMessage id="checkout.role.company" />
    </Link>
  </Alert>
);

/** That somebody else in the company has to accept it, and how they come to it. */
function NeedsApproval({ facts, isAsking }: { readonly facts: ApprovalFacts; readonly isAsking: boolean }) {
  const isSignedIn = !!useUser();
  return (
    <Alert tone="note" title={<ApprovalTitle facts={facts} />}>
      {isSignedIn ? <ApprovalReasons facts={facts} /> : null}
      <FormattedMessage
        id={`checkout.offer.approval.${isAsking ? 'ask' : isSignedIn ? 'colleague' : 'guest'}`}
      />
    </Alert>
  );
}

/** Whoever follows the link is told of the limit alone, which they cannot know otherwise. */
function ApprovalTitle({ facts: { limit, reasons } }: { readonly facts: ApprovalFacts }) {
  if (limit !== null && (reasons.length === 0 || reasons.includes('limit')))
    return (
      <FormattedMessage id="checkout.offer.approval.above" values={{ limit: <Money amount={limit} /> }} />
    );
  return <FormattedMessage id={`checkout.offer.approval.${reasons.includes('role') ? 'always' : 'this'}`} />;
}

function OfferHeader({ offer, offerKey: { query } }: Pick<OfferViewProps, 'offer' | 'offerKey'>) {
  const { day } = useFormats();
  const user = useUser();
  const { number, revision, sentAt } = offer;
  return (
    <PageHeader
      title={<FormattedMessage id="checkout.offer.heading" values={{ number: number.toUpperCase() }} />}
      lead={
        <FormattedMessage id="checkout.offer.lead" values={{ revision, day: day(sentAt.slice(0, 10)) }} />
      }
      actions={
        <>
          <PaperLinks kinds={['offer', 'proforma']} number={number} token={query.token} />
          <LinkButton to={user ? myInquiryPath(number) : inquiryStatusPath(number, query.token)}>
            <FormattedMessage id="checkout.quote-complete.status" />
          </LinkButton>
        </>
      }
    />
  );
}

function OfferFacts({ offer }: Pick<OfferViewProps, 'offer'>) {
  const intl = useIntl();
  const { day } = useFormats();
  const fact = (key: string, value: React.ReactNode) => ({
    key,
    term: <FormattedMessage id={`checkout.${key}`} />,
    value,
  });
  const nameOf = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return (
    <>
      <DataList
        variant="stacked"
        items={[
          fact('offer.valid-until', day(offer.validUntil)),
          fact('complete.term', <FormattedMessage id={`order.term.${offer.paymentTerm}`} />),
          ...(offer.deposit === null ? [] : [fact('complete.deposit', <Money amount={offer.deposit} />)]),
          fact('complete.ship-to', <Lines lines={addressLines(offer.shipTo, nameOf)} />),
          fact('complete.service', <FormattedMessage id={`order.service.${offer.shippingService}`} />),
        ]}
      />
      <TotalsList totals={offer.totals} unknown={{ shipping: '–', tax: '–' }} />
    </>
  );
}

/** What the seller wrote into the offer. */
const Note = ({ text }: { readonly text: string }) => (
  <section className={styles.section} aria-labelledby="offer-note">
    <h2 id="offer-note">
      <FormattedMessage id="checkout.offer.note" />
    </h2>
    <p className={styles.words}>{text}</p>
  </section>
);
