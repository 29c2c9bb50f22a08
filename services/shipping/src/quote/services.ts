import type { ShippingService } from '@gantry/contracts/schemas/shipping';

/** How a service carries goods. */
interface ServiceBook {
  /** which table its rates stand in: of parcels, of freight by class, of whole orders */
  readonly way: 'parcel' | 'freight' | 'fixed';
  /** may fly: never with dangerous goods */
  readonly flies: boolean;
  /** the mail brings it the last mile, also to boxes and to the armed forces */
  readonly isMail: boolean;
  /** our own truck: it brings goods, and takes none with a label */
  readonly isOurs?: true;
}

const parcel: ServiceBook = { way: 'parcel', flies: false, isMail: false };
const air: ServiceBook = { ...parcel, flies: true };
const mail: ServiceBook = { ...parcel, isMail: true };
const freight: ServiceBook = { ...parcel, way: 'freight' };

/** What is told apart of the 19 services of specification §9. */
export const serviceBook: Readonly<Record<ShippingService, ServiceBook>> = {
  'local-ground': { ...parcel, way: 'fixed', isOurs: true },
  'ups-ground': parcel,
  'ups-3-day-select': air,
  'ups-2nd-day-air': air,
  'ups-next-day-air': air,
  'ups-international-ground': parcel,
  'fedex-ground': parcel,
  'fedex-express-saver': air,
  'fedex-2day': air,
  'fedex-standard-overnight': air,
  'fedex-international-ground': parcel,
  'gm-parcel': mail,
  'dhl-express-worldwide': air,
  'usps-parcel-post': mail,
  fixed: { ...mail, way: 'fixed' },
  'best-way': freight,
  'yrc-ground': freight,
  'yrc-accelerated': freight,
  'yrc-time-critical': { ...freight, flies: true },
};
