import type { AddressEntry, AddressList, AddressPage } from '@gantry/contracts/schemas/addresses';

export interface AddressSourceOptions {
  /** address of `catalogListAddressLists` */
  readonly url: string;
  readonly internalKey: string;
}

const limit = 10_000;
/** The lists are counted from the whole catalogue when they are asked for first: for a million products that takes a while. */
const timeoutMs = 60_000;

/** Asks the catalogue for its public addresses. */
export class AddressSource {
  private readonly options: AddressSourceOptions;

  constructor(options: AddressSourceOptions) {
    this.options = options;
  }

  /** @throws Error when the catalogue does not answer */
  async lists(): Promise<AddressList[]> {
    return (await this.requestAddresses<AddressList[]>('', timeoutMs)) ?? [];
  }

  /** A list's addresses, read on as they are wanted: no more than one answer is held at a time. */
  async *addresses(list: string): AsyncGenerator<readonly AddressEntry[]> {
    let next: number | null = 0;
    while (next !== null) {
      const page: AddressPage | undefined = await this.requestAddresses<AddressPage>(
        `/${list}?after=${next}`,
      );
      if (!page) return;
      yield page.addresses;
      next = page.next;
    }
  }

  private async requestAddresses<Answer>(rest: string, timeout = limit): Promise<Answer | undefined> {
    const { url, internalKey } = this.options;
    const headers = { 'x-gantry-key': internalKey };
    const answer = await fetch(url + rest, { headers, signal: AbortSignal.timeout(timeout) });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
    return ((await answer.json()) as { data: Answer }).data;
  }
}
