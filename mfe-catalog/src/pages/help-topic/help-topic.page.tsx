import { helpSectionPath } from '@gantry/contracts/addresses/catalog';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCatalogGetHelpPageQuery } from '../../api/help-pages.endpoints.ts';
import { HelpArticle } from '../../features/help-topics/help-article.tsx';
import { helpTexts } from '../../messages/help/help-texts.ts';

export { loader } from './help-topic.loader.ts';
export const prepare = helpTexts.load;

/** One help page; it says so where it is not in the reader's language. */
export default function HelpTopicPage() {
  helpTexts.use();
  const intl = useIntl();
  const { uri = '' } = useParams();
  const { data: page } = useCatalogGetHelpPageQuery({ params: { slug: uri } });
  if (!page) return null;
  const isUntranslated = ['es-US', 'fr-CA'].includes(intl.locale) && page.language !== intl.locale;
  return (
    <article>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
            items={[
              { name: intl.formatMessage({ id: 'catalog.help.title' }), to: helpSectionPath() },
              { name: page.title },
            ]}
          />
        }
        title={<span lang={page.language}>{page.title}</span>}
        lead={<span lang={page.language}>{page.summary}</span>}
      />
      {isUntranslated ? (
        <p>
          <FormattedMessage id="catalog.help.english-only" />
        </p>
      ) : null}
      <HelpArticle page={page} />
    </article>
  );
}
