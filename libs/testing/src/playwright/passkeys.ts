import type { Page } from '@playwright/test';

/** The running shop by its name: browsers make passkeys for names alone. */
export const byName = (): string => (process.env.GANTRY_URL ?? '').replace('127.0.0.1', 'localhost');

/** Gives a page an authenticator with a finger that is always the right one. */
export async function withAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** A finger nobody knows from now on. */
    refuse: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    accept: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    /** Takes its passkeys along, as a telephone does that is not there. */
    clear: () => devTools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
