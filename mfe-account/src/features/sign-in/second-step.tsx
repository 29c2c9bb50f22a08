import { myAccountPath } from '@gantry/contracts/addresses/account';
import type { OpenSignIn } from '@gantry/contracts/schemas/open-sign-in';
import { Button, LinkButton } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import { RecoveryCodes } from '../../parts/recovery-codes.tsx';
import { entryIntents, type PostedCodes, type PostedEntry } from './posted-entry.ts';
import { PasskeyStep } from './passkey-step.tsx';
import { returnPath } from './return-path.ts';
import { SecondStepForm } from './second-step-form.tsx';
import type { OnCodes } from './use-go-in.ts';

const texts = {
  'prove-passkey': { title: 'account.second-step.heading', lead: 'account.second-step.lead-passkey' },
  prove: { title: 'account.second-step.heading', lead: 'account.second-step.lead' },
  'set-up': { title: 'account.set-up.heading', lead: 'account.set-up.lead' },
} as const;

export interface SecondStepProps {
  readonly open: OpenSignIn;
  readonly posted: PostedEntry | undefined;
}

/** What comes after the password: a code, or the set-up of what makes codes and then its recovery codes. */
export function SecondStep({ open, posted }: SecondStepProps) {
  const [issued, setIssued] = useState<{ codes: readonly string[]; goOn: () => void }>();
  if (issued)
    return (
      <NarrowPage title="account.codes.heading">
        <RecoveryCodes codes={issued.codes}>
          <Button variant="primary" onClick={issued.goOn}>
            <FormattedMessage id="account.codes.continue" />
          </Button>
        </RecoveryCodes>
      </NarrowPage>
    );
  const { title, lead } = texts[open.prove && !open.prove.hasApp ? 'prove-passkey' : open.step];
  const onCodes: OnCodes = (codes, goOn) => setIssued({ codes, goOn });
  return (
    <NarrowPage title={title} lead={lead}>
      <PasskeyStep open={open} onCodes={onCodes} />
      <SecondStepForm
        open={open}
        answer={posted?.intent === entryIntents.secondStep ? posted.answer : undefined}
        onCodes={onCodes}
      />
    </NarrowPage>
  );
}

/** The recovery codes of an app that was set up by a form posted without scripts; the session has begun. */
export function CodesPosted({ posted: { recoveryCodes } }: { readonly posted: PostedCodes }) {
  const [search] = useSearchParams();
  return (
    <NarrowPage title="account.codes.heading">
      <RecoveryCodes codes={recoveryCodes}>
        <LinkButton to={returnPath(search.get('ref'), myAccountPath())} variant="primary" reloadDocument>
          <FormattedMessage id="account.codes.continue" />
        </LinkButton>
      </RecoveryCodes>
    </NarrowPage>
  );
}
