import { Injectable } from '@nestjs/common';
import type { RequestOf } from '@gantry/contracts/endpoint';
import { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import { ContractClient } from '@gantry/nest-kit/client';
import type { Paper } from './mailer.ts';

/** A record that is mailed on paper. */
export type PaperOf = RequestOf<typeof salesGetMailedPaper>['params'] & {
  /** days of a statement, ISO dates */
  readonly from?: string;
  readonly to?: string;
};

/** Fetches the papers that go with mails from the service whose records they are. */
@Injectable()
export class Papers {
  constructor(private readonly client: ContractClient) {}

  /**
   * The PDF in the language of its mail; null where there is none. The same record gives the same bytes, so a mail that is
   * sent again carries the same file.
   * @throws CallError when sales does not answer: the mail waits
   */
  fetchPaper({ kind, number, ...query }: PaperOf & { readonly locale: string }): Promise<Paper | null> {
    const { locale } = query;
    const request = { params: { kind, number }, query };
    return this.client.call(salesGetMailedPaper, request, { locale, timeout: 20_000 });
  }
}
