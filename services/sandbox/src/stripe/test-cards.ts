/** What happens to a payment by one of the provider's published test cards. */
export interface CardBehavior {
  readonly brand: string;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly country: string;
  /** refused with this code */
  readonly decline?: string;
  /** its bank asks the payer first: always, only until the card was set up, or never but it could */
  readonly challenge?: 'always' | 'until-set-up' | 'optional';
  /** how the bank's question ends whatever the payer says */
  readonly challengeFails?: boolean;
  /** opens a dispute with this reason once it is paid */
  readonly dispute?: { readonly reason: string; readonly isInquiry?: boolean; readonly count?: number };
  /** refunds take their time: they succeed, or fail, later */
  readonly refund?: 'later' | 'fails';
  readonly risk?: 'elevated' | 'highest';
  readonly isWarned?: boolean;
  readonly checks?: Partial<
    Record<'cvc_check' | 'address_line1_check' | 'address_postal_code_check', string>
  >;
}

type Row = readonly [number: string, behavior: Partial<CardBehavior>];

const accepted: readonly Row[] = [
  ['4242424242424242', { challenge: 'optional' }],
  ['4000056655665556', { funding: 'debit' }],
  ['5555555555554444', {}],
  ['2223003122003222', {}],
  ['5200828282828210', { funding: 'debit' }],
  ['5105105105105100', { funding: 'prepaid' }],
  ['378282246310005', {}],
  ['371449635398431', {}],
  ['6011111111111117', {}],
  ['6011000990139424', {}],
  ['6011981111111113', { funding: 'debit' }],
  ['3056930009020004', {}],
  ['36227206271667', {}],
  ['6555900000604105', {}],
  ['3566002020360505', { country: 'JP' }],
  ['3530111333300000', { country: 'JP' }],
  ['6200000000000005', { country: 'CN' }],
  ['6200000000000047', { country: 'CN', funding: 'debit' }],
  ['6205500000000000004', { country: 'CN' }],
  // money of these is available at once
  ['4000000000000077', {}],
  ['4000003720000278', { country: 'IE' }],
  // early warning of fraud, without a dispute
  ['4000000000005423', { isWarned: true }],
];

const declined: readonly Row[] = [
  ['4000000000000002', { decline: 'generic_decline' }],
  ['4000000000000341', { decline: 'generic_decline' }],
  ['4000000000009995', { decline: 'insufficient_funds' }],
  ['4000000000009987', { decline: 'lost_card' }],
  ['4000000000009979', { decline: 'stolen_card' }],
  ['4000000000006975', { decline: 'card_velocity_exceeded' }],
  ['4000000000000069', { decline: 'expired_card' }],
  ['4000000000000127', { decline: 'incorrect_cvc', checks: { cvc_check: 'fail' } }],
  ['4000000000000119', { decline: 'processing_error' }],
];

const risky: readonly Row[] = [
  ['4100000000000019', { decline: 'fraudulent', risk: 'highest' }],
  ['4000000000004954', { decline: 'fraudulent', risk: 'highest' }],
  ['4000000000009235', { risk: 'elevated' }],
  ['4000000000000101', { decline: 'incorrect_cvc', checks: { cvc_check: 'fail' } }],
  ['4000000000000036', { checks: { address_postal_code_check: 'fail' } }],
  ['4000000000000028', { checks: { address_line1_check: 'fail' } }],
  ['4000000000000010', { checks: { address_line1_check: 'fail', address_postal_code_check: 'fail' } }],
  [
    '4000000000000044',
    { checks: { address_line1_check: 'unavailable', address_postal_code_check: 'unavailable' } },
  ],
];

const disputed: readonly Row[] = [
  ['4000000000000259', { dispute: { reason: 'fraudulent' } }],
  ['4000000000002685', { dispute: { reason: 'product_not_received' } }],
  ['4000000000001976', { dispute: { reason: 'fraudulent', isInquiry: true } }],
  ['4000000404000038', { dispute: { reason: 'fraudulent' } }],
  ['4000000404000079', { dispute: { reason: 'fraudulent', count: 2 } }],
];

const refunded: readonly Row[] = [
  ['4000000000007726', { refund: 'later' }],
  ['4000000000005126', { refund: 'fails' }],
];

const challenged: readonly Row[] = [
  ['4000000000003220', { challenge: 'always' }],
  ['4000000000003063', { challenge: 'always' }],
  ['4000000000003055', { challenge: 'optional' }],
  ['4000000000003097', { challenge: 'optional' }],
  ['4000000000003238', { challenge: 'optional' }],
  ['4000000000003246', { challenge: 'optional' }],
  ['4000002500003155', { challenge: 'until-set-up' }],
  ['4000002760003184', { challenge: 'always' }],
  ['4000003800000446', { challenge: 'always' }],
  ['4000008260003178', { challenge: 'always', decline: 'insufficient_funds' }],
  ['4000008400001629', { challenge: 'always', decline: 'generic_decline' }],
  ['4000008400001280', { challenge: 'always', challengeFails: true }],
  ['4000582600000094', { challenge: 'always' }],
  ['4000582600000045', { challenge: 'always' }],
  ['4000582600000102', { challenge: 'always' }],
  ['4000582600000110', { challenge: 'always' }],
];

/** Visa cards of other countries carry the country's number at this place: 4000 0012 4000 0000 is Canada's. */
const ofCountry = /^400000(\d{3})0/;
// prettier-ignore
const countries: Readonly<Record<string, string>> = {
  '032': 'AR', '036': 'AU', '040': 'AT', '056': 'BE', '076': 'BR', '100': 'BG', '112': 'BY', '124': 'CA', '152': 'CL',
  '156': 'CN', '158': 'TW', '170': 'CO', '188': 'CR', '191': 'HR', '196': 'CY', '203': 'CZ', '208': 'DK', '214': 'DO',
  '218': 'EC', '233': 'EE', '246': 'FI', '250': 'FR', '276': 'DE', '292': 'GI', '300': 'GR', '344': 'HK', '348': 'HU',
  '356': 'IN', '372': 'IE', '380': 'IT', '392': 'JP', '428': 'LV', '438': 'LI', '440': 'LT', '442': 'LU', '458': 'MY',
  '470': 'MT', '484': 'MX', '528': 'NL', '554': 'NZ', '578': 'NO', '591': 'PA', '600': 'PY', '604': 'PE', '616': 'PL',
  '620': 'PT', '642': 'RO', '682': 'SA', '702': 'SG', '703': 'SK', '705': 'SI', '724': 'ES', '752': 'SE', '756': 'CH',
  '764': 'TH', '784': 'AE', '826': 'GB', '840': 'US', '858': 'UY',
};

const known = new Map([...accepted, ...declined, ...risky, ...disputed, ...refunded, ...challenged]);

/** Undefined for a number that is no published test card: no real card ever gets into the sandbox. */
export function behaviorOf(number: string): CardBehavior | undefined {
  const behavior = known.get(number);
  const [, code = ''] = ofCountry.exec(number) ?? [];
  const country = countries[code];
  if (!behavior && !(country && isValidNumber(number))) return undefined;
  return { brand: brandOf(number), funding: 'credit', country: country ?? 'US', ...behavior };
}

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64|65)/, 'discover'],
  [/^3(0|6|8)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];
const brandOf = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';

/** Whether the last digit fits the others (Luhn). */
export function isValidNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const namedCards: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_us: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_createDispute: '4000000000000259',
  pm_card_createInquiry: '4000000000001976',
  pm_card_refundFail: '4000000000005126',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_riskLevelElevated: '4000000000009235',
  pm_card_radarBlock: '4100000000000019',
};

/** The number behind the provider's name of a test card (`pm_card_visa`). */
export const numberOfName = (name: string): string | undefined => namedCards[name];
