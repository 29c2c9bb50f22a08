import { Injectable } from '@nestjs/common';
import { shippingProviders, type ShippingProvider } from '@gantry/contracts/schemas/shipping';
import { SalesConfig } from '../sales.config.ts';

const placeholder = '{number}';
/** How the numbers of the sandbox's carrier begin. */
const sandboxPrefix = 'SBX';

/** Pages of carriers about a tracking number. Our own truck and freight have none. */
const carrierPages: Readonly<Partial<Record<ShippingProvider, string>>> = {
  ups: 'https://www.ups.com/track?tracknum={number}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
};

/** The carrier's own page about a package. */
@Injectable()
export class TrackingPages {
  private readonly pages: Readonly<Partial<Record<ShippingProvider, string>>>;
  private readonly sandboxPage: string;

  /** @throws TypeError for a setting that names no provider, or no https page with a place for the number */
  constructor({ SALES_TRACKING_PAGES, SANDBOX_TRACKING_PAGE }: SalesConfig) {
    this.sandboxPage = SANDBOX_TRACKING_PAGE;
    this.pages = { ...carrierPages, ...readPages(SALES_TRACKING_PAGES) };
  }

  /**
   * Address of the page, with the number escaped; null where the provider has none, or there is no number. Real carriers
   * know nothing of the sandbox's packages: it has a page of its own about them.
   */
  pageOf(provider: ShippingProvider, tracking: string | null): string | null {
    const page = tracking?.startsWith(sandboxPrefix) ? this.sandboxPage : this.pages[provider];
    return page && tracking ? page.replaceAll(placeholder, encodeURIComponent(tracking)) : null;
  }
}

/** `ups=https://… fedex=https://…`, divided by spaces. @throws TypeError */
function readPages(setting: string): Partial<Record<ShippingProvider, string>> {
  const entries = setting.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const [name, page] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)];
      const isKnown = shippingProviders.some((one) => one === name);
      if (!isKnown || !page.startsWith('https://') || !URL.canParse(page) || !page.includes(placeholder))
        throw new TypeError(`SALES_TRACKING_PAGES: "${entry}" is not provider=https://…${placeholder}`);
      return [name, page];
    }),
  );
}
