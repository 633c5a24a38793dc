/** An answer of REST or GraphQL, for a test. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // A test asserts the shape; there is nothing to gain from typing it twice.
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the test is about
  readonly body: any;
}

export interface TestClient {
  /** `body`: JSON, or FormData as multipart. Sends an Origin, as browsers do, unless a header sets another. */
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<Answer>;
  /** A multipart GraphQL request, as graphql-upload reads it. */
  upload(query: string, files: readonly File[]): Promise<Answer>;
  cookie(): string | undefined;
  /** The Cookie header, for a request made by hand. */
  cookies(): string;
}

export function createTestClient(url: string): TestClient {
  let cookies = new Map<string, string>();

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const isForm = body instanceof FormData;
    const cookie = cookieHeader();
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        Origin: url,
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    cookies = withCookies(cookies, response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  return {
    rest: (method, path, body, headers = {}) => send(method, path, body, headers),
    graphql: (query, variables = {}, headers = {}) => send('POST', '/graphql', { query, variables }, headers),
    upload(query, files) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query, variables: { images: files.map(() => null) } }));
      form.set(
        'map',
        JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.images.${index}`]]))),
      );
      for (const [index, file] of files.entries()) form.set(String(index), file);
      return send('POST', '/graphql', form, { 'Apollo-Require-Preflight': 'true' });
    },
    cookie: () => [...cookies].find(([name]) => name.endsWith('session'))?.[1],
    cookies: cookieHeader,
  };
}

function withCookies(before: ReadonlyMap<string, string>, set: readonly string[]): Map<string, string> {
  const cookies = new Map(before);
  for (const line of set) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '') cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), value);
  }
  return cookies;
}
