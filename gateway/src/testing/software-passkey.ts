// A passkey in software: the bytes that an authenticator sends (WebAuthn level 3, format "none", ES256).
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

export interface PasskeyOptions {
  readonly origin: string;
  readonly rpId: string;
  /** False: the person was present, but not verified. */
  readonly isVerified?: boolean;
}

export function createSoftwarePasskey({ origin, rpId, isVerified = true }: PasskeyOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, more = Buffer.alloc(0)): Buffer {
    counter += 1;
    const head = Buffer.alloc(5);
    head[0] = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, more]);
  }

  return {
    id: text(id),
    /** The input of `addPasskey`. */
    create(challenge: string, name = 'Phone') {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)]);
      const attestationObject = text(noneAttestation(authenticatorData(HAS_CREDENTIAL, credential)));
      const clientDataJSON = text(clientData('webauthn.create', challenge));
      return { name, id: text(id), clientDataJSON, attestationObject, transports: ['internal'] };
    },
    /** The input of `finishSignIn`. */
    sign(challenge: string) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(0);
      const signed = createSign('sha256').update(data).update(createHash('sha256').update(client).digest());
      const signature = text(signed.sign(privateKey));
      return { id: text(id), clientDataJSON: text(client), authenticatorData: text(data), signature };
    },
  };
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  const coordinate = (value: string) => Buffer.from(value, 'base64url');
  const bytes32 = Buffer.from([0x58, 0x20]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes32,
    coordinate(x),
    Buffer.from([0x22]),
    bytes32,
    coordinate(y),
  ]);
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
function noneAttestation(data: Buffer): Buffer {
  const word = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  const empty = Buffer.from([0xa0]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    word('fmt'),
    word('none'),
    word('attStmt'),
    empty,
    word('authData'),
    length,
    data,
  ]);
}
