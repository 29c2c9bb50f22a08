import { helpPath, helpSectionPath } from '@gantry/contracts/addresses/catalog';
import type { HelpAnswer } from '@gantry/contracts/schemas/help-page';
import { Button, EmptyState, Field, LinkButton, TextInput } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, Link } from 'react-router';
import styles from './help-topics.module.css';
import { questionName } from './question-name.ts';

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

interface HelpAnswersProps {
  readonly question: string;
  readonly answers: readonly HelpAnswer[];
}

/** The pages that answer a question, each with the sentence that does. */
export function HelpAnswers({ question, answers }: HelpAnswersProps) {
  const heading = (
    <FormattedMessage id="catalog.help.found" values={{ count: answers.length, q: question }} />
  );
  return (
    <section aria-labelledby="help-found" className={styles.answers}>
      {answers.length === 0 ? (
        <NoAnswers heading={heading} />
      ) : (
        <>
          <h2 id="help-found" className={styles.group}>
            {heading}
          </h2>
          <AnswerList answers={answers} />
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

function NoAnswers({ heading }: { heading: ReactNode }) {
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

const AnswerList = ({ answers }: Pick<HelpAnswersProps, 'answers'>) => (
  <ul className={styles.topics}>
    {answers.map(({ slug, title, answer }) => (
      <li key={slug}>
        <Link to={helpPath(slug)} className={styles.topic}>
          {title}
        </Link>
        <p className={styles.summary}>{answer}</p>
      </li>
    ))}
  </ul>
);
