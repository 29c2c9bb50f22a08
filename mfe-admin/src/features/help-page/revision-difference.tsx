import type { HelpContent, HelpRevision, HelpTexts } from '@gantry/contracts/schemas/help-page';
import { DataList, VisuallyHidden } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogAdminGetHelpRevisionQuery } from '../../api/help-pages.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import styles from './help-page.module.css';
import { lineDifference } from './line-difference.ts';

const languages = ['english', 'spanish', 'french'] as const;
const facts = ['slug', 'group', 'place', 'isShown', 'from', 'until'] as const;

export interface RevisionDifferenceProps {
  /** of the page */
  readonly pageKey: string;
  readonly revision: number;
}

/** What a revision changed: facts before and after, and in each language the lines that went and came. */
export function RevisionDifference({ pageKey, revision }: RevisionDifferenceProps) {
  const params = { key: pageKey, revision: String(revision) };
  const { data, error } = useCatalogAdminGetHelpRevisionQuery({ params });
  if (error)
    return (
      <p role="alert">
        <FormattedMessage id="admin.help.difference-failed" />
      </p>
    );
  if (!data) return null;
  const changed = languages.filter(
    (language) => textOf(data.before?.[language]) !== textOf(data.after[language]),
  );
  const changedFacts = facts.filter((fact) => data.before && data.before[fact] !== data.after[fact]);
  return (
    <div className={styles.difference}>
      {changedFacts.length > 0 ? <Facts revision={data} names={changedFacts} /> : null}
      {changed.map((language) => (
        <section key={language}>
          <h3>
            <FormattedMessage id={`admin.help.language.${language}`} />
          </h3>
          <Lines before={textOf(data.before?.[language])} after={textOf(data.after[language])} />
        </section>
      ))}
      {changed.length + changedFacts.length === 0 ? (
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.help.no-difference" />
        </p>
      ) : null}
    </div>
  );
}

interface FactsProps {
  readonly revision: HelpRevision;
  readonly names: readonly (typeof facts)[number][];
}

function Facts({ revision: { before, after }, names }: FactsProps) {
  const intl = useIntl();
  const wordOf = (content: HelpContent | null, name: (typeof facts)[number]): string => {
    const value = content?.[name] ?? null;
    if (value === null) return '–';
    if (name === 'group') return intl.formatMessage({ id: `admin.help.group.${value}` });
    if (name === 'isShown') return intl.formatMessage({ id: `admin.help.is-shown.${value}` });
    return String(value);
  };
  return (
    <DataList
      items={names.map((name) => ({
        key: name,
        term: <FormattedMessage id={`admin.help.fact.${name}`} />,
        value: (
          <FormattedMessage
            id="admin.help.was-is"
            values={{ before: wordOf(before, name), after: wordOf(after, name) }}
          />
        ),
      }))}
    />
  );
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const;

function Lines({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <ul className={styles.lines}>
      {lineDifference(before, after).map(({ kind, text }, place) => {
        const Element = elements[kind];
        return (
          // two lines may be alike
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <Element>
              {kind === 'same' ? null : (
                <VisuallyHidden>
                  <FormattedMessage id={`admin.help.${kind}`} />
                </VisuallyHidden>
              )}
              {text}
            </Element>
          </li>
        );
      })}
    </ul>
  );
}

/** A page in one language as lines; empty where there is none. */
const textOf = (texts: HelpTexts | null | undefined): string =>
  texts ? `${texts.title}\n${texts.summary}\n\n${texts.body}` : '';
