import {
  useIdentityListCompanyApiKeysQuery,
  useIdentityRevokeCompanyApiKeyMutation,
} from '../../api/api-keys.endpoints.ts';
import { ApiKeyFacts } from './api-key-facts.tsx';
import styles from './api-keys.module.css';
import { KeyFrame } from './key-frame.tsx';
import { RevokeKey } from './revoke-key.tsx';

/** What programs call in the name of the company, for its admins: whose keys, what they open, and their end. */
export function CompanyApiKeys() {
  const { data, error } = useIdentityListCompanyApiKeysQuery();
  const [revoke] = useIdentityRevokeCompanyApiKeyMutation();
  if (!error && (data?.keys ?? []).length === 0) return null;
  return (
    <KeyFrame id="company-keys" about="account.keys.company.about" isFailed={Boolean(error)}>
      <ul className={styles.keys}>
        {data?.keys.map(({ owner, ...key }) => (
          <li key={key.id} className={styles.key}>
            <ApiKeyFacts apiKey={key} owner={`${owner.name} · ${owner.email}`} />
            <RevokeKey
              id={key.id}
              name={key.name}
              onRevoke={async () => (await revoke({ params: { id: key.id } })).error}
            />
          </li>
        ))}
      </ul>
    </KeyFrame>
  );
}
