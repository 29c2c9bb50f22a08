import type { TaxLevel } from '@gantry/contracts/schemas/taxation';

/** A local rate that comes with the demo. */
interface DemoRate {
  readonly code: string;
  readonly level: TaxLevel;
  readonly state: string;
  readonly name: string;
  /** decimal fraction */
  readonly rate: string;
  readonly county?: string;
  readonly district?: string;
  readonly zips?: readonly string[];
  readonly counties?: readonly string[];
}

/**
 * A handful of local rates to see the engine at work. They are not a table to sell by: staff bring the rates of their
 * states in as CSV.
 */
export const demoLocalRates: readonly DemoRate[] = [
  { code: 'US-MO/county/jackson', level: 'county', state: 'MO', name: 'Jackson County', rate: '0.0125' },
  {
    code: 'US-MO/city/kansascity',
    level: 'city',
    state: 'MO',
    name: 'Kansas City',
    rate: '0.0325',
    county: 'Jackson County',
    zips: ['64105', '64106', '64108', '64109'],
  },
  {
    code: 'US-TX/city/austin',
    level: 'city',
    state: 'TX',
    name: 'Austin',
    rate: '0.01',
    county: 'Travis County',
    district: 'US-TX/district/austinmtacapitalmetro',
    zips: ['78701', '78702', '78703', '78704', '78705'],
  },
  {
    code: 'US-TX/district/austinmtacapitalmetro',
    level: 'district',
    state: 'TX',
    name: 'Austin MTA (Capital Metro)',
    rate: '0.01',
  },
  // one ZIP code in two cities, so that there is an ambiguous one to look at
  {
    code: 'US-NM/city/loslunas',
    level: 'city',
    state: 'NM',
    name: 'Los Lunas',
    rate: '0.0355',
    county: 'Valencia County',
    zips: ['87031'],
  },
  {
    code: 'US-NM/city/belen',
    level: 'city',
    state: 'NM',
    name: 'Belen',
    rate: '0.034375',
    county: 'Valencia County',
    zips: ['87002', '87031'],
  },
];
