import * as v from 'valibot';
import { byPasswordSchema } from './second-step.ts';

/** Bytes as browsers and authenticators write them. */
const bytes = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[\w-]+$/, 'is not base64url'));
/** A credential's id has 1,023 bytes at most (Web Authentication, 4). */
const credentialId = bytes(1364);
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transport = v.picklist(transports);
export type PasskeyTransport = v.InferOutput<typeof transport>;

/** What the owner calls a passkey, such as the device it is on. */
const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const renamePasskeySchema = v.object({ name: passkeyName });

/** What an authenticator answers when it has made a passkey. */
const newCredentialSchema = v.object({
  id: credentialId,
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: v.pipe(v.array(transport), v.maxLength(transports.length)),
});
export type NewCredential = v.InferOutput<typeof newCredentialSchema>;

/** What an authenticator answers when its owner has proven themselves to it. */
export const passkeyProofSchema = v.object({
  id: credentialId,
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  /** whose passkey it is, where the authenticator says so */
  userHandle: v.nullable(bytes(200)),
});
export type PasskeyProof = v.InferOutput<typeof passkeyProofSchema>;

/** What a ceremony began with: for one account or sign-in, good for some minutes. */
const ticket = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
export const startPasskeySchema = byPasswordSchema;
export const addPasskeySchema = v.object({ name: passkeyName, ticket, credential: newCredentialSchema });
export const passkeySignInSchema = v.object({
  ticket,
  proof: passkeyProofSchema,
  /** whether the session outlives the browser */
  remember: v.boolean(),
});
/** A passkey that a sign-in sets up as its second step. */
export const setUpPasskeySchema = v.object({ name: passkeyName, credential: newCredentialSchema });

const knownCredential = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(transport)),
});

/** What a browser needs to have a passkey made (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  /** those the account has already, which are not made twice on one authenticator */
  excludeCredentials: v.array(knownCredential),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
  /** milliseconds */
  timeout: v.number(),
});
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;

/** What a browser needs to have a passkey prove its owner (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** empty: any passkey of this store */
  allowCredentials: v.array(knownCredential),
  userVerification: v.literal('required'),
  /** milliseconds */
  timeout: v.number(),
});
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

export const startedPasskeySchema = v.object({ options: passkeyCreationSchema, ticket: v.string() });
export const startedPasskeySignInSchema = v.object({ options: passkeyRequestSchema, ticket: v.string() });

/** A passkey as its owner sees it. */
export const passkeyViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  /** null until it is used */
  usedAt: v.nullable(v.string()),
  /** kept by a password manager on several devices, rather than on one alone */
  isSynced: v.boolean(),
});
export type PasskeyView = v.InferOutput<typeof passkeyViewSchema>;
