import { describe, expect, test } from '@jest/globals';
import { allEndpoints, type EndpointName } from '@gantry/contracts/endpoints/table';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { guestIdentity } from '@gantry/contracts/schemas/account';
import { companyRoles, mayActInCompany, type CompanyRole } from '@gantry/domain/company-roles';
import { aCaller } from '../testing/test-service.ts';
import { checkRights } from './rights.ts';

/** What a customer writes that is theirs alone, costs the company nothing, or is for whoever holds a link. */
const everybodys: readonly EndpointName[] = [
  'catalogCancelMyNotice',
  'catalogChangeReview',
  'catalogConfirmNotice',
  'catalogDeleteReview',
  'catalogReportReview',
  'catalogRequestNotice',
  'catalogStopNotices',
  'catalogWriteReview',
  'identityAcceptInvitation',
  'identityAddPasskey',
  'identityAskDataExport',
  'identityChangePassword',
  'identityChangeUsername',
  'identityConfirmApp',
  'identityConfirmUsername',
  'identityEndOtherSessions',
  'identityEndSession',
  'identityEraseAccount',
  'identityFinishCompanySignOn',
  'identityFinishRecovery',
  'identityFinishSignIn',
  'identityJoinCompany',
  'identityKeepUsername',
  'identityLeaveCompany',
  'identityMakeApiKey',
  'identityMakeCompany',
  'identityPasskeySignIn',
  'identityProvePasskey',
  'identityRemoveApp',
  'identityRemovePasskey',
  'identityRenamePasskey',
  'identityRenewRecoveryCodes',
  'identityRevokeApiKey',
  'identityRotateApiKey',
  'identitySaveMailChoice',
  'identitySaveProfile',
  'identitySetUpPasskey',
  'identitySignIn',
  'identitySignUp',
  'identityStartApp',
  'identityStartCompanySignOn',
  'identityStartPasskey',
  'identityStartRecovery',
  'identityStopActing',
  'identityStopMails',
  'salesAnnounceSupplierFile',
  'salesAnswerSupplierOrder',
  'salesAnswerSupplierRequest',
  'salesConfirmShipment',
  'salesCreateInquiry',
  'salesPreviewCheckout',
  'salesPreviewOrderRequest',
  'salesReportShipment',
  'salesRescheduleSupplierOrder',
  'salesSelectOfferLines',
  'salesSendFileChunk',
  'taxationFindZip',
];

const ofCustomers = allEndpoints.filter(
  ({ audience, rights, transfer }) =>
    audience === 'public' && typeof rights === 'string' && transfer !== 'webhook',
);
const isRead = ({ method }: Endpoint) => method === 'GET';
const outcomeOf = (endpoint: Endpoint, companyRole: CompanyRole | null): string => {
  try {
    checkRights(endpoint, aCaller({ companyId: companyRole && 'of-a-company', companyRole }));
    return 'passes';
  } catch (err) {
    return (err as { code: string }).code;
  }
};

test('every write of customers says who in a company makes it, or is everybody’s', () => {
  const unnamed = ofCustomers.filter((one) => !isRead(one) && !one.companyAct).map(({ name }) => name);
  expect(unnamed.toSorted((a, b) => a.localeCompare(b))).toEqual([...everybodys]);
});

test('whoever is in a company reads what they read without it, and by their role what is the company’s', () => {
  const named = ofCustomers.filter((one) => isRead(one) && one.companyAct);
  expect(Object.fromEntries(named.map(({ name, companyAct }) => [name, companyAct]))).toEqual({
    identityListCompanyApiKeys: 'manage-people',
    salesExportCompanySpend: 'read-company-records',
    salesGetCompanyBudgets: 'manage-people',
    salesGetCompanySpend: 'read-company-records',
  });
});

describe.each([...companyRoles, null])('whoever is %s in their company', (role) => {
  test.each(ofCustomers.map((endpoint) => [endpoint.name, endpoint] as const))(
    'calls %s or not',
    (_, endpoint) => {
      const may = !endpoint.companyAct || mayActInCompany(endpoint.companyAct, role);
      expect(outcomeOf(endpoint, role)).toBe(may ? 'passes' : 'NOT_PERMITTED');
    },
  );
});

test('a viewer writes nothing of the company, and a requester nothing that binds it', () => {
  const writes = (role: CompanyRole) =>
    ofCustomers.filter((one) => !isRead(one) && outcomeOf(one, role) === 'passes').map(({ name }) => name);
  expect(writes('viewer').toSorted((a, b) => a.localeCompare(b))).toEqual([...everybodys]);
  const binding =
    /PlaceOrder|AcceptOffer|Payment|Method|Card$|Address$|OrderRequest$|Return|Replacement|Delay|Certificate/;
  expect(writes('requester').filter((name) => binding.test(name))).toEqual(['salesPreviewOrderRequest']);
  expect(writes('buyer').filter((name) => binding.test(name)).length).toBeGreaterThan(10);
});

test('a guest has no role in a company, whatever an endpoint asks of people who have', () => {
  const open = ofCustomers.filter(({ rights, companyAct }) => rights === 'anyone' && companyAct);
  expect(open.length).toBeGreaterThan(10);
  for (const endpoint of open) expect(() => checkRights(endpoint, guestIdentity)).not.toThrow();
});
