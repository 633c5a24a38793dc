import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const report = { remote: 'mfe-listings', module: './properties/page', message: 'gone', path: '/properties' };

onEachDatabase('failure reports', (database) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on' });
  });
  afterAll(() => gateway.close());

  it('204s on a report and 400s on anything else', async () => {
    const visitor = gateway.visitor();
    expect((await visitor.rest('POST', '/api/rum', report)).status).toBe(204);
    expect((await visitor.rest('POST', '/api/rum', { ...report, module: '' })).body.issues).toEqual([
      { path: ['module'], message: 'Required' },
    ]);
    // PostgreSQL stores no NUL.
    for (const field of ['remote', 'version', 'module', 'message', 'path'])
      expect((await visitor.rest('POST', '/api/rum', { ...report, [field]: 'a\0b' })).status).toBe(400);
  });

  it('429s once an address has said too much', async () => {
    const visitor = gateway.visitor();
    let status = 204;
    for (let count = 0; count < 65 && status === 204; count += 1) {
      status = (await visitor.rest('POST', '/api/rum', report)).status;
    }
    expect(status).toBe(429);
  });
});
