// Checks what a browser's passkey sends, with a library: challenge, origin, signature, and that a person was verified.
import type { NewPasskey, PasskeyAssertion } from 'schema';
import type { PasskeyReference } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { PasskeyEntity } from './passkey.entity.ts';

/** Loaded with the first passkey: the library is large, and most sign-ins do not need it. */
const library = () => import('@simplewebauthn/server');

/** The site for which passkeys are made: the host and origin of PUBLIC_URL. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

export function relyingParty(publicUrl: string, name: () => string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return {
    id: hostname,
    origin,
    get name() {
      return name();
    },
  };
}

export async function passkeysOf(em: EntityManager, userId: string): Promise<PasskeyReference[]> {
  const rows = await em.find(PasskeyEntity, { userId }, { orderBy: { createdAt: 'asc' } });
  return rows.map(({ id, transports }) => ({ id, transports }));
}

/** What both answers of a browser must fit. */
const expectedBy = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** The new credential; undefined if it does not answer this challenge from this site. */
export async function readNewPasskey(party: RelyingParty, challenge: string, input: NewPasskey) {
  const { id, clientDataJSON, attestationObject, transports } = input;
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response,
    ...expectedBy(party, challenge),
  }).catch(refuse);
  if (verified === undefined || !verified.verified) return undefined;
  const { credential } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, publicKey, counter: credential.counter, transports: [...(transports ?? [])] };
}

/**
 * The passkey that signed the challenge; its counter is stored. Null if the signature is wrong or the passkey is
 * unknown.
 */
export async function takePasskey(
  em: EntityManager,
  party: RelyingParty,
  challenge: string,
  { id, userHandle, ...rest }: PasskeyAssertion,
) {
  const row = await em.findOne(PasskeyEntity, { id });
  if (row === null) return null;
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { ...rest, ...(userHandle != null && { userHandle }) },
  };
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response,
    ...expectedBy(party, challenge),
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch(refuse);
  if (verified === undefined || !verified.verified) return null;
  const used = { counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date() };
  await em.nativeUpdate(PasskeyEntity, { id }, used);
  return row;
}

/** The library throws if anything is wrong, and gives no other sign of that. */
const refuse = () => undefined;
