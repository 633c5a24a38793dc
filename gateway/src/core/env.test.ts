import { describe, expect, it } from 'vitest';
import { directUrlOf, originOf, readEnv } from './env.ts';

describe('outside production', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      BOT_CHECK: 'fake',
      DEMO_CONTENT: true,
      LIMITS: true,
    });
  });

  it('takes a blank variable as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('reads a file that was written on Windows', () => {
    const given = { DATA_DIR: '/data\r', LIMITS: 'off\r', PORT: '\r', SESSION_KEYS: 'a,b\r' };
    expect(readEnv(given)).toMatchObject({ DATA_DIR: '/data', LIMITS: false, PORT: 3000, SESSION_KEYS: ['a', 'b'] });
  });

  it('takes no blank for a key, which anybody could sign with', () => {
    expect(readEnv({ SESSION_KEYS: 'new,' }).SESSION_KEYS).toEqual(['new']);
    expect(() => readEnv({ SESSION_KEYS: ' , ' })).toThrow('SESSION_KEYS: Nothing stands between the commas');
  });

  it('checks with reCAPTCHA as soon as there is a site key', () => {
    expect(readEnv({ RECAPTCHA_SITE_KEY: 'key' }).BOT_CHECK).toBe('recaptcha');
  });

  it.each([
    ['off', 0],
    ['on', 1],
    ['2', 2],
  ])('trusts proxies: %s are %i', (given, hops) => {
    expect(readEnv({ TRUST_PROXY: given }).TRUST_PROXY).toBe(hops);
  });

  it('believes no other word about proxies', () => {
    expect(() => readEnv({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY: off, on, or how many proxies');
  });

  it('knows replicas and a pooler of a server only', () => {
    const urls = { DATABASE_DIRECT_URL: 'postgres://one/site', DATABASE_REPLICA_URLS: 'postgres://two/site, three' };
    const [list, direct, replicas] = [/URLS: each begins with postgres/, /DIRECT_URL: Of no use/, /URLS: Of no use/];
    for (const words of [list, direct, replicas]) expect(() => readEnv(urls)).toThrow(words);
    expect(() => readEnv({ ...urls, DATABASE_DIRECT_URL: 'localhost:5432' })).toThrow(
      'DIRECT_URL: begins with postgres',
    );
    const right = { ...urls, DATABASE_URL: 'postgres://pooler/site', DATABASE_REPLICA_URLS: 'postgres://two/site' };
    expect(readEnv(right).DATABASE_REPLICA_URLS).toEqual(['postgres://two/site']);
  });

  it('sends mail by SMTP or not at all', () => {
    expect(readEnv({ SMTP_URL: 'smtps://user:word@mail.test' }).SMTP_URL).toBe('smtps://user:word@mail.test');
    expect(() => readEnv({ SMTP_URL: 'https://mail.test', MAIL_FROM: 'nobody' })).toThrow(/SMTP_URL: .*\nMAIL_FROM: /);
  });

  it('lists every problem at once', () => {
    expect(() => readEnv({ PORT: 'http', PUBLIC_URL: 'nowhere' })).toThrow(/PORT: .*\nPUBLIC_URL: /);
  });
});

it('sends nobody to a store that there is not', () => {
  const STORAGE_PUBLIC_URL = 'https://photos.example/homes';
  expect(() => readEnv({ STORAGE_PUBLIC_URL })).toThrow('STORAGE_PUBLIC_URL');
  expect(readEnv({ STORAGE_PUBLIC_URL, STORAGE_URL: 's3://homes' })).toMatchObject({ STORAGE_PUBLIC_URL });
});

it('signs addresses in a store that is closed, and in no other', () => {
  const STORAGE_SIGNED = 'on';
  expect(() => readEnv({ STORAGE_SIGNED })).toThrow('STORAGE_SIGNED: Of no use without STORAGE_URL');
  const closed = { STORAGE_SIGNED, STORAGE_URL: 's3://homes' };
  expect(readEnv(closed).STORAGE_SIGNED).toBe(true);
  const open = { ...closed, STORAGE_PUBLIC_URL: 'https://photos.example' };
  expect(() => readEnv(open)).toThrow('STORAGE_SIGNED: Either this or STORAGE_PUBLIC_URL');
});

it('tells the server behind a pooler, and the address of the site without its slash', () => {
  const pooled = { DATABASE_URL: 'postgres://pooler/site', DATABASE_DIRECT_URL: 'postgres://one/site' };
  expect(directUrlOf(readEnv(pooled))).toBe('postgres://one/site');
  expect(directUrlOf(readEnv({ DATABASE_URL: 'postgres://one/site' }))).toBe('postgres://one/site');
  expect(directUrlOf(readEnv({}))).toBeUndefined();
  expect(originOf(readEnv({ PUBLIC_URL: 'https://agent.test/' }))).toBe('https://agent.test');
});

describe('in production', () => {
  const chosen = { NODE_ENV: 'production', PUBLIC_URL: 'https://agent.test', SESSION_KEYS: 'a,b', BOT_CHECK: 'off' };

  it('has no demo content, and logs requests', () => {
    expect(readEnv(chosen)).toMatchObject({ DEMO_CONTENT: false, LOG_LEVEL: 'info', SESSION_KEYS: ['a', 'b'] });
  });

  it.each(['PUBLIC_URL', 'SESSION_KEYS', 'BOT_CHECK'])('demands %s', (name) => {
    expect(() => readEnv({ ...chosen, [name]: '' })).toThrow(name);
  });

  it('takes a site key for the choice of reCAPTCHA', () => {
    const { BOT_CHECK: _, ...others } = chosen;
    expect(readEnv({ ...others, RECAPTCHA_SITE_KEY: 'key' }).BOT_CHECK).toBe('recaptcha');
  });

  it('is reached over https, but for a try on this machine', () => {
    expect(() => readEnv({ ...chosen, PUBLIC_URL: 'http://agent.test' })).toThrow('https');
    expect(readEnv({ ...chosen, PUBLIC_URL: 'http://localhost:3000' }).isProduction).toBe(true);
  });

  it('keeps its limits', () => {
    expect(() => readEnv({ ...chosen, LIMITS: 'off' })).toThrow('LIMITS');
  });
});
