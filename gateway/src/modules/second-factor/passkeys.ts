// What a browser's passkey says, checked by the library: challenge, origin, signature, and that a person was verified.
import type { NewPasskey, PasskeyAssertion } from 'schema';
import type { PasskeyReference } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { PasskeyEntity } from './passkey.entity.ts';

/** Read when the first passkey is: it is large, and most sign-ins have none. */
const library = () => import('@simplewebauthn/server');

/** Whom passkeys are made for: the host of PUBLIC_URL, and its origin. */
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
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(refuse);
  if (verified === undefined || !verified.verified) return undefined;
  const { credential } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, publicKey, counter: credential.counter, transports: [...(transports ?? [])] };
}

/** The passkey that signed the challenge, with its count noted; null if it did not, or is not known here. */
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
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
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

/** The library throws for whatever does not fit; it has no other outcome to tell from that. */
const refuse = () => undefined;
