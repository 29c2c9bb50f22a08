import { Module } from '@nestjs/common';
import { ormModule } from '@gantry/nest-kit/orm';
import { Account } from './account/account.entity.ts';
import { Company } from './company/company.entity.ts';
import { AccountRepository } from './account/account.repository.ts';
import { AuthController } from './auth/auth.controller.ts';
import { ConfirmUsername } from './auth/confirm-username.ts';
import { DirectoryController } from './account/directory.controller.ts';
import { Directory } from './account/directory.ts';
import { ProfileController } from './account/profile.controller.ts';
import { ProfileService } from './account/profile.ts';
import { Recovery } from './auth/recovery.ts';
import { SignIn } from './auth/sign-in.ts';
import { SignUp } from './auth/sign-up.ts';
import { SignedInStep } from './auth/signed-in.ts';
import { AccountActs } from './back-office/account-acts.ts';
import { AccountList } from './back-office/account-list.repository.ts';
import { AccountRecords } from './back-office/account-records.ts';
import { Acting } from './back-office/acting.ts';
import { AdminAccountsController } from './back-office/admin-accounts.controller.ts';
import { FollowArrears } from './back-office/follow-arrears.ts';
import { AddressBook } from './address/address-book.ts';
import { AddressController } from './address/address.controller.ts';
import { SavedAddress } from './address/saved-address.entity.ts';
import { AttemptCounters } from './attempt/attempt-counters.ts';
import { AttemptLimiter } from './attempt/attempt-limiter.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditEvents } from './audit/audit.events.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { AuditTrail } from './audit/audit-trail.ts';
import { OneTimeCode } from './code/one-time-code.entity.ts';
import { OneTimeCodes } from './code/one-time-codes.ts';
import { KnownDevice } from './device/known-device.entity.ts';
import { KnownDevices } from './device/known-devices.ts';
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
export const entities = [Account, Company, Session, OneTimeCode, SavedAddress, KnownDevice, AuditEntry];

@Module({
  imports: [ormModule('identity', entities)],
  controllers: [
    AuthController,
    ProfileController,
    SecurityController,
    DirectoryController,
    SessionController,
    AddressController,
    AuditController,
    AdminAccountsController,
  ],
  providers: [
    AccountActs,
    AccountList,
    AccountRecords,
    Acting,
    AccountRepository,
    AddressBook,
    AttemptCounters,
    AttemptLimiter,
    AuditEvents,
    AuditTrail,
    ChangePassword,
    ChangeUsername,
    ConfirmUsername,
    Directory,
    FollowArrears,
    KnownDevices,
    OneTimeCodes,
    OwnSecurity,
    OwnSessions,
    ProfileService,
    ProvenOwner,
    Recovery,
    SecurityRecord,
    SessionRepository,
    SessionService,
    SignedInStep,
    SignIn,
    SignUp,
  ],
})
export class IdentityModule {}
