import { ConfigurationError } from '../core/configuration-error.ts';

export interface S3Place {
  readonly bucket: string;
  /** Empty, or ends in a slash. */
  readonly prefix: string;
  readonly region: string;
  /** The address of a store other than AWS. */
  readonly endpoint?: string;
  /** Whether the bucket is part of the path, as with most stores except AWS. */
  readonly isPathStyle: boolean;
  /** Absent: the machine's own credentials, such as a role. */
  readonly credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

/** Variables that complete the address, under the names that all S3 tools read. */
export interface AwsVariables {
  readonly AWS_REGION?: string | undefined;
  readonly AWS_ENDPOINT_URL_S3?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_SESSION_TOKEN?: string | undefined;
}

const PARAMETERS = ['endpoint', 'region', 'path-style'];

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…&path-style=on`. Credentials stand as `key:secret@` before the
 * bucket or in the usual variables. Throws a ConfigurationError that quotes no secret.
 */
export function parseStorageUrl(address: string, variables: AwsVariables): S3Place {
  const url = new URL(address);
  const unknown = [...url.searchParams.keys()].filter((name) => !PARAMETERS.includes(name));
  if (url.protocol !== 's3:' || url.hostname === '') throw wrong('s3://bucket/prefix is what it should be');
  if (unknown.length > 0) throw wrong(`${unknown.join(', ')} is none of ${PARAMETERS.join(', ')}`);
  const endpoint = url.searchParams.get('endpoint') ?? variables.AWS_ENDPOINT_URL_S3;
  if (endpoint !== undefined && !isHttp(endpoint)) throw wrong('endpoint should be http or https');
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  const style = url.searchParams.get('path-style') ?? (endpoint ? 'on' : 'off');
  if (style !== 'on' && style !== 'off') throw wrong('path-style should be on or off');
  const credentials = credentialsOf(url, variables);
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    region: url.searchParams.get('region') ?? variables.AWS_REGION ?? 'us-east-1',
    isPathStyle: style === 'on',
    ...(endpoint && { endpoint: endpoint.replace(/\/+$/, '') }),
    ...(credentials && { credentials }),
  };
}

/** The origin from which a browser loads objects of that place. */
export function storeOrigin({ bucket, region, endpoint, isPathStyle }: S3Place): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return isPathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}

function credentialsOf(url: URL, variables: AwsVariables): S3Place['credentials'] {
  if (url.username !== '') {
    if (url.password === '') throw wrong('a key without its secret');
    return { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) };
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  const { AWS_SESSION_TOKEN: sessionToken } = variables;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

const isHttp = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const wrong = (why: string) => new ConfigurationError(`STORAGE_URL: ${why}`);
