import { refusedFileParam } from '@gantry/contracts/refused-file';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';

const worded: readonly string[] = ['UNAVAILABLE', 'NOT_PERMITTED', 'NOT_FOUND'];

/** Why the file that was to be saved did not come: the server leads back to the page and names the reason. */
export function RefusedFile() {
  const [search] = useSearchParams();
  const code = search.get(refusedFileParam);
  if (!code) return null;
  return (
    <Alert tone="bad" title={<FormattedMessage id="admin.refused-file.title" />}>
      <p>
        <FormattedMessage id={`admin.refused-file.${worded.includes(code) ? code : 'other'}`} />
      </p>
    </Alert>
  );
}
