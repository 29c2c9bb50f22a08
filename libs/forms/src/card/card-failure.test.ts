import { expect, test } from '@jest/globals';
import { cardFailure, failureNamed } from './card-failure.ts';

test.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
  [{ type: 'card_error', code: 'expired_card', decline_code: 'expired_card' }, 'expired-card'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'fraudulent' }, 'fraud'],
  [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'authentication-failed'],
  [{ type: 'validation_error', code: 'incomplete_number' }, 'incomplete'],
  [{ type: 'api_connection_error' }, 'provider-away'],
  [{}, 'declined'],
])('%j is %s', (error, failure) => {
  expect(cardFailure(error)).toBe(failure);
});

test('only what is a failure is read from an address', () => {
  expect(failureNamed('expired-card')).toBe('expired-card');
  expect([failureNamed('<b>'), failureNamed(null)]).toEqual([undefined, undefined]);
});
