import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { provideOwnData } from '@gantry/nest-kit/own-data';
import { OwnFiles } from '@gantry/nest-kit/own-files';
import { provideRecordFiles } from '@gantry/nest-kit/provide-record-files';
import { AccountMergeRepository } from './account/account-merge.repository.ts';
import { EraseAccount } from './account/erase-account.ts';
import { OwnDataController } from './account/own-data.controller.ts';
import { taxationOwnData } from './account/taxation-own-data.ts';
import { CalculatorService } from './back-office/calculator.service.ts';
import { RateRepository } from './back-office/rate.repository.ts';
import { RatesService } from './back-office/rates.service.ts';
import { RulesService } from './back-office/rules.service.ts';
import { TaxationAdminController } from './back-office/taxation-admin.controller.ts';
import { WriteBooks } from './back-office/write-books.ts';
import { ZipsService } from './back-office/zips.service.ts';
import { CalculationController } from './calculation/calculation.controller.ts';
import { CalculationService } from './calculation/calculation.service.ts';
import { ExemptedOrdersRepository } from './calculation/exempted-orders.repository.ts';
import { OrderTaxed } from './calculation/order-taxed.ts';
import { Recertify } from './calculation/recertify.ts';
import { TaxCalculation } from './calculation/tax-calculation.entity.ts';
import { AdoptScansRepository } from './certificate/adopt-scans.repository.ts';
import { RecordFile } from './certificate/certificate-file.entity.ts';
import { CertificateFiles } from './certificate/certificate-files.ts';
import { CertificateController } from './certificate/certificate.controller.ts';
import { Certificates } from './certificate/certificates.ts';
import { ExpireCertificates } from './certificate/expire-certificates.ts';
import { ImportRepository } from './imports/import.repository.ts';
import { ImportsController } from './imports/imports.controller.ts';
import { ImportsService } from './imports/imports.service.ts';
import { TaxImport } from './imports/tax-import.entity.ts';
import { ZipChoice, ZipPlace } from './places/zip.entity.ts';
import { Jurisdiction } from './rates/jurisdiction.entity.ts';
import { TaxRate } from './rates/tax-rate.entity.ts';
import { Certificate, EarlierSubmission } from './rules/certificate.entity.ts';
import { Book, Holiday, Nexus, Taxability, TaxCodeRule } from './rules/rules.entity.ts';
import { CachedTables } from './tables/cached-tables.ts';
import { TaxBooksRepository } from './tables/tax-books.repository.ts';
import { TaxationConfig } from './taxation.config.ts';

@Module({
  imports: [
    ormModule('taxation', [
      TaxRate,
      Jurisdiction,
      Nexus,
      Taxability,
      TaxCodeRule,
      Holiday,
      Book,
      ZipPlace,
      ZipChoice,
      TaxCalculation,
      TaxImport,
      Certificate,
      EarlierSubmission,
      RecordFile,
    ]),
  ],
  controllers: [
    CalculationController,
    TaxationAdminController,
    ImportsController,
    CertificateController,
    OwnDataController,
  ],
  providers: [
    AccountMergeRepository,
    EraseAccount,
    OwnFiles,
    ...provideOwnData(taxationOwnData),
    configProvider(TaxationConfig),
    TaxBooksRepository,
    CachedTables,
    CalculationService,
    ExemptedOrdersRepository,
    Recertify,
    OrderTaxed,
    WriteBooks,
    RateRepository,
    RatesService,
    RulesService,
    ZipsService,
    CalculatorService,
    ImportRepository,
    ImportsService,
    ...provideRecordFiles(RecordFile, ['certificate-draft']),
    AdoptScansRepository,
    CertificateFiles,
    Certificates,
    ExpireCertificates,
  ],
})
export class TaxationModule {}
