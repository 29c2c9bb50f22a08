import { helpSectionPath } from '@gantry/contracts/addresses/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Breadcrumb, PageHeader, StatusBadge } from '@gantry/ui';
import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { quoteTone, quoteWording } from '@gantry/domain/statuses/quote-statuses';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { ContactFacts } from '../../features/contact-form/contact-facts.tsx';
import { ContactForm } from '../../features/contact-form/contact-form.tsx';
import { inquiryKey, type InquiryKey } from '../../features/inquiry-status/inquiry-key.ts';
import { InquiryStatus } from '../../features/inquiry-status/inquiry-status.tsx';
import { formTexts } from '../../messages/forms/form-texts.ts';
import { helpTexts } from '../../messages/help/help-texts.ts';
import { useSalesGetInquiryQuery } from '../../api/inquiries.endpoints.ts';
import { useCatalogGetStoreQuery } from '../../api/store.endpoints.ts';
import type { ContactAnswer } from './contact.action.ts';
import type { ContactData } from './contact.loader.ts';
import styles from './contact.module.css';

export { action } from './contact.action.ts';
export { loader } from './contact.loader.ts';
export const prepare = async (): Promise<void> =>
  void (await Promise.all([helpTexts.load(), formTexts.load()]));

/** How to reach the store and a form to write to it; with an inquiry in the address, where that one stands. */
export default function ContactPage() {
  helpTexts.use();
  formTexts.use();
  const wanted = inquiryKey(useSearchParams()[0]);
  return wanted && wanted !== 'malformed' ? (
    <InquiryView key={wanted.params.number} wanted={wanted} />
  ) : (
    <Contact />
  );
}

function Contact() {
  const { timeOfDay } = useFormats();
  const { data: store } = useCatalogGetStoreQuery();
  const { products, unknown } = useLoaderData<ContactData>();
  const answered = useActionData<ContactAnswer>();
  const title = <FormattedMessage id="catalog.help.contact-us.title" />;
  if (!store) return null;
  const hours = hoursOf(store, timeOfDay);
  return (
    <>
      <PageHeader
        above={<Crumbs />}
        title={title}
        lead={<FormattedMessage id="catalog.contact.lead" values={hours} />}
      />
      <ContactFacts store={store} hours={hours} />
      <section className={styles.form} aria-labelledby="contact-title">
        <h2 id="contact-title">
          <FormattedMessage id="catalog.contact.form.title" />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage id="catalog.contact.form.lead" />
        </p>
        <ContactForm
          products={products}
          unknown={unknown}
          posted={answered?.intent === 'ask' ? answered.answer : undefined}
        />
      </section>
    </>
  );
}

const hoursOf = ({ hours }: StoreFacts, inWords: (time: string) => string) => ({
  opens: inWords(hours.opens),
  closes: inWords(hours.closes),
});

function InquiryView({ wanted }: { readonly wanted: InquiryKey }) {
  const { time } = useFormats();
  const { data: inquiry } = useSalesGetInquiryQuery(wanted);
  const answered = useActionData<ContactAnswer>();
  if (!inquiry) return null;
  return (
    <>
      <PageHeader
        above={<Crumbs />}
        title={
          <FormattedMessage id="catalog.inquiry.heading" values={{ number: inquiry.number.toUpperCase() }} />
        }
        aside={
          <StatusBadge tone={quoteTone(inquiry.status, 'customer')}>
            <FormattedMessage id={quoteWording(inquiry.status)} />
          </StatusBadge>
        }
        lead={<FormattedMessage id="catalog.inquiry.received" values={{ when: time(inquiry.receivedAt) }} />}
      />
      <InquiryStatus
        inquiry={inquiry}
        inquiryKey={wanted}
        posted={answered && answered.intent !== 'ask' ? answered : undefined}
      />
    </>
  );
}

function Crumbs() {
  const intl = useIntl();
  return (
    <Breadcrumb
      label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
      items={[
        { name: intl.formatMessage({ id: 'catalog.help.title' }), to: helpSectionPath() },
        { name: intl.formatMessage({ id: 'catalog.help.contact-us.title' }) },
      ]}
    />
  );
}
