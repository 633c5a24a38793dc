import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { uploadPicture } from '../../testing/operation-samples.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const home = { address: '31 Plan Street', city: 'Red Bank', zipCode: '07701', price: '650k' };
const DAY_AND_MORE = 25;

onEachDatabase('the floor plan of a home', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const add = async (more: object = {}) => (await agent.rest('POST', '/api/properties', { ...home, ...more })).body;
  const put = (id: string, change: object) => agent.rest('PUT', `/api/admin/properties/${id}`, change);
  const status = async (file: string) => (await fetch(`${gateway.url}/attached_assets/${file}`)).status;
  async function sweepDaysLater(): Promise<void> {
    const older = "created_at = created_at - interval '1 hour' * ?, removed_at = removed_at - interval '1 hour' * ?";
    const { database: db, table } = gateway.gateway;
    await db.em().execute(`update uploads set ${older}`, [DAY_AND_MORE, DAY_AND_MORE], 'run');
    await table.media.sweepOrphans();
  }

  it('is a picture beside its photos, at both doors, with words for who does not see it', async () => {
    const file = await uploadPicture(agent);
    const { id } = await add({ floorPlan: file });
    const { body } = await gateway.visitor().rest('GET', `/api/properties/${id}`);
    expect(body).toMatchObject({ floorPlan: file, images: [], photos: [] });
    const query =
      'query ($id: ID!) { property(id: $id) { floorPlanPicture { file stem alt width height placeholder widths focus { x y } } } }';
    const answer = await gateway.visitor().graphql(query, { id });
    expect(answer.body.data.property.floorPlanPicture).toMatchObject({
      file,
      alt: 'Floor plan of 31 Plan Street, Red Bank',
    });
    expect(body.floorPlanPicture).toEqual(answer.body.data.property.floorPlanPicture);
    const csv: string = (await agent.rest('GET', '/api/admin/properties.csv?text=31%20plan')).body;
    expect(csv).toContain(`/attached_assets/${file}`);
    const read = await agent.rest('POST', '/api/admin/property-imports', { csv });
    expect(read.body).toMatchObject({ same: 1, wrong: 0 });
    expect(read.body.columns).toContainEqual({ title: 'Floor plan', field: null });
  });

  it('is refused where no such picture was uploaded, and the home stays as it was', async () => {
    const { id } = await add({ floorPlan: await uploadPicture(agent) });
    const before = (await agent.rest('GET', `/api/properties/${id}`)).body;
    const wrong = { path: ['floorPlan'], message: 'Unknown image "nothing.jpg"' };
    const refused = await put(id, { floorPlan: 'nothing.jpg', parking: 'Two' });
    expect([refused.status, refused.body.issues]).toEqual([400, [wrong]]);
    expect((await agent.rest('POST', '/api/properties', { ...home, floorPlan: 'nothing.jpg' })).body.issues).toEqual([
      wrong,
    ]);
    expect((await agent.rest('GET', `/api/properties/${id}`)).body).toEqual(before);
  });

  it('stays as long as a home shows it, and a day longer', async () => {
    const first = await uploadPicture(agent);
    const { id } = await add({ floorPlan: first });
    await sweepDaysLater();
    expect(await status(first)).toBe(200);
    const second = await uploadPicture(agent);
    const changed = await put(id, { floorPlan: second });
    expect(changed.body).toMatchObject({ floorPlan: second, floorPlanPicture: { file: second } });
    await gateway.gateway.table.media.sweepOrphans();
    expect(await status(first)).toBe(200);
    await sweepDaysLater();
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const { nodes } = (await agent.rest('GET', `/api/admin/audit-log?subjectId=${id}`)).body;
    expect(nodes[0].changes).toContainEqual({ field: 'floorPlan', before: first, after: second });
    expect((await put(id, { floorPlan: null })).body).toMatchObject({ floorPlan: null, floorPlanPicture: null });
  });

  it('goes a day after its home was deleted', async () => {
    const file = await uploadPicture(agent);
    const { id } = await add({ floorPlan: file });
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
    expect((await agent.rest('DELETE', `/api/admin/properties/${id}`)).status).toBeLessThan(300);
    await gateway.gateway.table.media.sweepOrphans();
    expect(await status(file)).toBe(200);
    await sweepDaysLater();
    expect(await status(file)).toBe(404);
  });
});
