import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  catalogExportOwned,
  notificationsExportOwned,
  paymentsExportOwned,
  salesExportOwned,
  salesSendOwnedFile,
  taxationExportOwned,
  taxationSendOwnedFile,
} from '@gantry/contracts/endpoints/data-export';
import type { DataOwner, OwnDataPage } from '@gantry/contracts/schemas/data-export';
import { exportParts, type ExportPart, type ExportService, type FilePart } from '@gantry/domain/data-export';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { OwnData } from '@gantry/nest-kit/own-data';

/** A row of a part. */
export type OwnRow = OwnDataPage['rows'][number];

const endpoints = {
  sales: salesExportOwned,
  catalog: catalogExportOwned,
  payments: paymentsExportOwned,
  taxation: taxationExportOwned,
  notifications: notificationsExportOwned,
} as const satisfies Readonly<Record<Exclude<ExportService, 'identity'>, unknown>>;
const fileEndpoints = { files: salesSendOwnedFile, 'certificate-files': taxationSendOwnedFile } as const;
/** Milliseconds; nobody waits at a page for it. */
const timeout = 30_000;

/** What all services hold on an account, part by part. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly client: ContractClient,
    private readonly own: OwnData,
  ) {}

  /** All rows of a part, of which one page is in memory. */
  async *rowsOf(part: ExportPart, owner: DataOwner): AsyncGenerator<OwnRow> {
    for (let after: string | null = ''; after !== null;) {
      const page: OwnDataPage = await this.readPage(part, owner, after);
      yield* page.rows;
      after = page.next;
    }
  }

  /** The bytes of a file; null where it is gone by now, or the virus scanner has not seen it yet. */
  async openFile(part: FilePart, owner: DataOwner, id: string): Promise<Readable | null> {
    const request = { body: { owner, id } };
    return this.client.stream(fileEndpoints[part], request, { timeout }).catch((error: unknown) => {
      if (error instanceof DomainError && ['NOT_FOUND', 'UNAVAILABLE'].includes(error.code)) return null;
      throw error;
    });
  }

  /** A service that does not answer is asked once more: what was sent of the archive cannot be taken back. */
  private async readPage(part: ExportPart, owner: DataOwner, after: string): Promise<OwnDataPage> {
    const service = exportParts[part];
    if (service === 'identity') return this.own.readPage(owner, part, after);
    const askService = () =>
      this.client.call(endpoints[service], { body: { owner, part, after } }, { timeout });
    return askService().catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return askService();
      throw error;
    });
  }
}
