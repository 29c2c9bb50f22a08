import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { provideOwnData } from '@gantry/nest-kit/own-data';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { Account } from './account/account.entity.ts';
import { CompanySignOn } from './company-sign-on/company-sign-on.entity.ts';
import { DomainProof } from './company-sign-on/domain-proof.ts';
import { Provider } from './company-sign-on/provider.ts';
import { SetUpSignOn } from './company-sign-on/set-up-sign-on.ts';
import { SignOnAccounts } from './company-sign-on/sign-on-accounts.ts';
import { SignOnDomain } from './company-sign-on/sign-on-domain.entity.ts';
import { SignOnLink } from './company-sign-on/sign-on-link.entity.ts';
import { SignOnPolicy } from './company-sign-on/sign-on-policy.ts';
import { SignOnRequests } from './company-sign-on/sign-on-requests.ts';
import { SignOn } from './auth/company-sign-on.ts';
import { SignOnController } from './auth/company-sign-on.controller.ts';
import { ApprovalRule } from './company/approval-rule.ts';
import { CompanyAddressController } from './company/company-address.controller.ts';
import { CompanyAddresses } from './company/company-addresses.ts';
import { ColleagueListController } from './company/colleague-list.controller.ts';
import { ColleagueList } from './company/colleague-list.ts';
import { Colleagues } from './company/colleagues.ts';
import { Company } from './company/company.entity.ts';
import { ApprovalRulesController } from './company/approval-rules.controller.ts';
import { CompanyController } from './company/company.controller.ts';
import { CompanyInvitation } from './company/company-invitation.entity.ts';
import { CompanyLocation } from './company/company-location.entity.ts';
import { CompanyLocationController } from './company/company-location.controller.ts';
import { CompanyLocations } from './company/company-locations.ts';
import { CostCenter } from './company/cost-center.entity.ts';
import { CostCenterBook } from './company/cost-center-book.ts';
import { CostCenterController } from './company/cost-center.controller.ts';
import { CostCenters } from './company/cost-centers.ts';
import { LocationPeople } from './company/location-people.ts';
import { LocationTree } from './company/location-tree.ts';
import { CompanyRecord } from './company/company-record.ts';
import { Invitations } from './company/invitations.ts';
import { Membership } from './company/membership.ts';
import { CompanyRules } from './company/company-rules.ts';
import { OwnCompany } from './company/own-company.ts';
import { Substitutes } from './company/substitutes.ts';
import { InvitationController } from './auth/invitation.controller.ts';
import { InvitedAccounts } from './auth/invited-accounts.ts';
import { JoinCompany } from './auth/join-company.ts';
import { AccountRepository } from './account/account.repository.ts';
import { AuthController } from './auth/auth.controller.ts';
import { ConfirmUsername } from './auth/confirm-username.ts';
import { DirectoryController } from './account/directory.controller.ts';
import { Directory } from './account/directory.ts';
import { ProfileController } from './account/profile.controller.ts';
import { ProfileService } from './account/profile.ts';
import { RetentionController } from './retention/retention.controller.ts';
import { RetentionRuns } from './retention/retention-runs.ts';
import { UnconfirmedAccounts } from './retention/unconfirmed-accounts.ts';
import { AskedExports } from './data-export/asked-exports.ts';
import { DataArchive } from './data-export/data-archive.ts';
import { DataExportController } from './data-export/data-export.controller.ts';
import { identityOwnData } from './data-export/identity-own-data.ts';
import { OwnPages } from './data-export/own-pages.ts';
import { EraseAccount } from './erasure/erase-account.ts';
import { ErasureController } from './erasure/erasure.controller.ts';
import { OpenBusinessOf } from './erasure/open-business.ts';
import { OwnErasure } from './erasure/own-erasure.ts';
import { EnterAccount } from './auth/enter-account.ts';
import { FinishSignIn } from './auth/finish-sign-in.ts';
import { Recovery } from './auth/recovery.ts';
import { SignIn } from './auth/sign-in.ts';
import { SignUp } from './auth/sign-up.ts';
import { StartRecovery } from './auth/start-recovery.ts';
import { SignedInStep } from './auth/signed-in.ts';
import { AccountActs } from './back-office/account-acts.ts';
import { AccountList } from './back-office/account-list.repository.ts';
import { CompanyFinder } from './back-office/company-finder.ts';
import { AccountRecords } from './back-office/account-records.ts';
import { Acting } from './back-office/acting.ts';
import { CompanyActs } from './back-office/company-acts.ts';
import { CompanyCreditActs } from './back-office/company-credit-acts.ts';
import { AdminAccountsController } from './back-office/admin-accounts.controller.ts';
import { CompanyNamesController } from './back-office/company-names.controller.ts';
import { FollowArrears } from './back-office/follow-arrears.ts';
import { FollowCompanyArrears } from './back-office/follow-company-arrears.ts';
import { CompanyCredit } from './credit/company-credit.entity.ts';
import { CompanyCreditView } from './credit/company-credit-view.ts';
import { CreditLineController } from './credit/credit-line.controller.ts';
import { CreditLines } from './credit/credit-lines.ts';
import { OwnerActs } from './back-office/owner-acts.ts';
import { AccountKeys } from './back-office/account-keys.ts';
import { WaysIn } from './back-office/ways-in.ts';
import { Memberships } from './back-office/memberships.ts';
import { AddressBook } from './address/address-book.ts';
import { AddressController } from './address/address.controller.ts';
import { OwnAddresses } from './address/own-addresses.ts';
import { SavedAddress } from './address/saved-address.entity.ts';
import { AttemptCounters } from './attempt/attempt-counters.ts';
import { AttemptLimiter } from './attempt/attempt-limiter.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditEvents } from './audit/audit.events.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { ErasedPeople } from './audit/erased-people.ts';
import { AuditFile } from './audit/audit-file.ts';
import { AuditNames } from './audit/audit-names.ts';
import { AuditSearch } from './audit/audit-search.ts';
import { AuditTrail } from './audit/audit-trail.ts';
import { OneTimeCode } from './code/one-time-code.entity.ts';
import { OneTimeCodes } from './code/one-time-codes.ts';
import { KnownDevice } from './device/known-device.entity.ts';
import { KnownDevices } from './device/known-devices.ts';
import { IdentityConfig } from './identity.config.ts';
import { PasskeySignInController } from './auth/passkey-sign-in.controller.ts';
import { PasskeySignIn } from './auth/passkey-sign-in.ts';
import { Ceremonies } from './passkey/ceremonies.ts';
import { OwnPasskeys } from './security/own-passkeys.ts';
import { PasskeyController } from './security/passkey.controller.ts';
import { ListViewRepository } from './list-view/list-view.repository.ts';
import { ListViewsController } from './list-view/list-views.controller.ts';
import { SavedViews } from './list-view/list-views.service.ts';
import { PresenceController } from './presence/presence.controller.ts';
import { RecordPresence } from './presence/record-presence.ts';
import { MailChoiceController } from './mail-choice/mail-choice.controller.ts';
import { MailChoices } from './mail-choice/mail-choices.ts';
import { StopTokens } from './mail-choice/stop-tokens.ts';
import { Passkey } from './passkey/passkey.entity.ts';
import { Passkeys } from './passkey/passkeys.ts';
import { RelyingParty } from './passkey/relying-party.ts';
import { ApiKey } from './api-key/api-key.entity.ts';
import { ApiKeyController } from './security/api-key.controller.ts';
import { ApiKeys } from './api-key/api-keys.ts';
import { CompanyApiKeyController } from './company/company-api-key.controller.ts';
import { CompanyApiKeys } from './company/company-api-keys.ts';
import { OwnApiKeys } from './security/own-api-keys.ts';
import { AuthenticatorApps } from './second-step/authenticator-apps.ts';
import { Authenticator } from './second-step/authenticator.entity.ts';
import { OwnSecondStep } from './security/own-second-step.ts';
import { PendingSignIn } from './second-step/pending-sign-in.entity.ts';
import { PendingSignIns } from './second-step/pending-sign-ins.ts';
import { RecoveryCode } from './second-step/recovery-code.entity.ts';
import { RecoveryCodes } from './second-step/recovery-codes.ts';
import { SaveSignInRules } from './second-step/save-sign-in-rules.ts';
import { SecondStepController } from './security/second-step.controller.ts';
import { SecondSteps } from './second-step/second-steps.ts';
import { SecretBox } from './second-step/secret-box.ts';
import { Tickets } from './second-step/tickets.ts';
import { SignInRules } from './second-step/sign-in-rules.entity.ts';
import { ChangePassword } from './security/change-password.ts';
import { ChangeUsername } from './security/change-username.ts';
import { OwnSecurity } from './security/own-security.ts';
import { OwnSessions } from './security/own-sessions.ts';
import { ProvenOwner } from './security/proven-owner.ts';
import { SecurityController } from './security/security.controller.ts';
import { SecurityRecord } from './security/security-record.ts';
import { SessionController } from './session/session.controller.ts';
import { Session } from './session/session.entity.ts';
import { SessionRepository } from './session/session.repository.ts';
import { SessionService } from './session/session.service.ts';

/** Tables of schema `identity`. */
export const entities = [
  Account,
  Company,
  CompanyInvitation,
  CompanyLocation,
  CostCenter,
  CompanyCredit,
  CompanySignOn,
  SignOnDomain,
  SignOnLink,
  Session,
  OneTimeCode,
  SavedAddress,
  KnownDevice,
  AuditEntry,
  Authenticator,
  Passkey,
  RecoveryCode,
  PendingSignIn,
  SignInRules,
  ApiKey,
];

@Module({
  imports: [ormModule('identity', entities)],
  controllers: [
    AuthController,
    PasskeySignInController,
    SignOnController,
    ApprovalRulesController,
    CompanyController,
    ColleagueListController,
    CompanyAddressController,
    CompanyLocationController,
    CostCenterController,
    InvitationController,
    ProfileController,
    SecurityController,
    SecondStepController,
    PasskeyController,
    ApiKeyController,
    CompanyApiKeyController,
    DirectoryController,
    CreditLineController,
    ErasureController,
    DataExportController,
    RetentionController,
    SessionController,
    AddressController,
    AuditController,
    AdminAccountsController,
    CompanyNamesController,
    ListViewsController,
    PresenceController,
    MailChoiceController,
  ],
  providers: [
    ApiKeys,
    OwnApiKeys,
    CompanyApiKeys,
    AskedExports,
    RetentionRuns,
    UnconfirmedAccounts,
    DataArchive,
    OwnPages,
    ...provideOwnData(identityOwnData),
    AccountActs,
    AccountList,
    CompanyFinder,
    AccountRecords,
    Acting,
    AccountRepository,
    AddressBook,
    AttemptCounters,
    AttemptLimiter,
    AuthenticatorApps,
    AuditEvents,
    AuditFile,
    AuditNames,
    AuditSearch,
    AuditTrail,
    Ceremonies,
    ChangePassword,
    ChangeUsername,
    ApprovalRule,
    ColleagueList,
    Colleagues,
    CompanyActs,
    CompanyCreditActs,
    CompanyCreditView,
    CreditLines,
    CompanyAddresses,
    CompanyLocations,
    CostCenterBook,
    CostCenters,
    LocationPeople,
    LocationTree,
    CompanyRecord,
    ConfirmUsername,
    Directory,
    DomainProof,
    EnterAccount,
    EraseAccount,
    ErasedPeople,
    FinishSignIn,
    FollowArrears,
    FollowCompanyArrears,
    Invitations,
    InvitedAccounts,
    JoinCompany,
    SavedViews,
    RecordPresence,
    KnownDevices,
    ListViewRepository,
    MailChoices,
    Membership,
    Memberships,
    OneTimeCodes,
    OpenBusinessOf,
    OwnAddresses,
    OwnCompany,
    CompanyRules,
    StopTokens,
    Substitutes,
    OwnErasure,
    OwnerActs,
    OwnPasskeys,
    OwnSecondStep,
    OwnSecurity,
    OwnSessions,
    Passkeys,
    PasskeySignIn,
    PendingSignIns,
    ProfileService,
    Provider,
    ProvenOwner,
    RelyingParty,
    Recovery,
    RecoveryCodes,
    SaveSignInRules,
    SecondSteps,
    SecretBox,
    SecurityRecord,
    SessionRepository,
    SessionService,
    SetUpSignOn,
    SignedInStep,
    SignIn,
    SignOn,
    SignOnAccounts,
    SignOnPolicy,
    SignOnRequests,
    SignUp,
    StartRecovery,
    Tickets,
    WaysIn,
    AccountKeys,
    configProvider(IdentityConfig),
    configProvider(StoreConfig),
  ],
})
export class IdentityModule {}
