import { helpPath, helpSectionPath } from '@gantry/contracts/addresses/catalog';
import { Button, EmptyState, Field, LinkButton, TextInput } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Form, Link } from 'react-router';
import { findTopics, questionName, type FoundTopic, type ReadableTopic } from './find-topics.ts';
import { plainTags } from './help-words.tsx';
import styles from './help-topics.module.css';
import { helpTopics, sectionTexts, summaryOf } from './help-topics.ts';

/** Asks by address, so it works with scripts off and can be linked to. */
export function HelpSearch({ question }: { readonly question: string }) {
  return (
    <Form role="search" action={helpSectionPath()} className={styles.search} key={question}>
      <Field label={<FormattedMessage id="catalog.help.search" />}>
        {(control) => (
          <TextInput {...control} type="search" name={questionName} defaultValue={question} maxLength={200} />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="catalog.help.find" />
      </Button>
    </Form>
  );
}

/** The topics that answer a question, each with the sentence that does. */
export function HelpAnswers({ question }: { readonly question: string }) {
  const intl = useIntl();
  const found = findTopics(readableTopics(intl), question);
  const heading = <FormattedMessage id="catalog.help.found" values={{ count: found.length, q: question }} />;
  return (
    <section aria-labelledby="help-found" className={styles.answers}>
      {found.length === 0 ? (
        <NoTopics heading={heading} />
      ) : (
        <>
          <h2 id="help-found" className={styles.group}>
            {heading}
          </h2>
          <TopicList found={found} />
          <p>
            <Link to={helpSectionPath()}>
              <FormattedMessage id="catalog.help.all" />
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function NoTopics({ heading }: { heading: ReactNode }) {
  return (
    <EmptyState
      title={<span id="help-found">{heading}</span>}
      actions={
        <>
          <LinkButton to={helpPath('contact-us')} variant="primary">
            <FormattedMessage id="catalog.help.ask" />
          </LinkButton>
          <LinkButton to={helpSectionPath()}>
            <FormattedMessage id="catalog.help.all" />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage id="catalog.help.none-hint" />
    </EmptyState>
  );
}

function TopicList({ found }: { found: readonly FoundTopic[] }) {
  return (
    <ul className={styles.topics}>
      {found.map(({ topic, answer }) => (
        <li key={topic.uri}>
          <Link to={helpPath(topic.uri)} className={styles.topic}>
            {topic.title}
          </Link>
          <p className={styles.summary}>{answer}</p>
        </li>
      ))}
    </ul>
  );
}

function readableTopics(intl: IntlShape): ReadableTopic[] {
  const formatText = (id: string) => String(intl.formatMessage({ id }, plainTags as never));
  return helpTopics.map((topic) => ({
    uri: topic.uri,
    title: formatText(topic.title),
    summary: formatText(summaryOf(topic)),
    sections: topic.sections.map((section) => {
      const { heading, text } = sectionTexts(topic, section);
      return { heading: formatText(heading), text: formatText(text) };
    }),
  }));
}
