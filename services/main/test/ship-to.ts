/** Where the orders of these tests go. */
export const shipTo = {
  attention: 'Robin Avery',
  line1: '1420 Industrial Ave',
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  country: 'US',
};
