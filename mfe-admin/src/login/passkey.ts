/** The browser's passkeys in the terms of the gateway's contract. */

import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialDescriptorJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { StartPasskeyMutation } from '../generated/operations.ts';
import { orNoPasskey } from './no-passkey.ts';

type Reference = { readonly id: string; readonly transports: readonly string[] };
type Asked = { readonly challenge: string; readonly rpId: string; readonly allowed?: readonly Reference[] };

/** Milliseconds. The gateway stores a challenge for the same time. */
const TIMEOUT = 5 * 60_000;

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

const describe = ({ id, transports }: Reference) =>
  // The type lists fixed names, but any is allowed; browsers ignore unknown ones.
  ({ id, type: 'public-key', transports: [...transports] }) as PublicKeyCredentialDescriptorJSON;

/** Signs the challenge with one of the allowed passkeys, or with any of this site's. Rejects with `NoPasskey`. */
export async function signWithPasskey({ challenge, rpId, allowed = [] }: Asked) {
  const optionsJSON = {
    challenge,
    rpId,
    allowCredentials: allowed.map(describe),
    userVerification: 'required',
    timeout: TIMEOUT,
  } as const;
  const { id, response } = await orNoPasskey(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Makes a passkey that works without a typed name. Rejects with `NoPasskey`. */
export async function makePasskey({
  challenge,
  rpId,
  rpName,
  userId,
  userName,
  known,
}: StartPasskeyMutation['startPasskey']) {
  const optionsJSON = {
    challenge,
    rp: { id: rpId, name: rpName },
    user: { id: userId, name: userName, displayName: userName },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT,
  } as const;
  const { id, response } = await orNoPasskey(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}
