import { existsSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { replacePhotos } from '../properties/property-photos.ts';

const UPLOAD = 'mutation ($images: [Upload!]!) { uploadImages(images: $images) { filePaths } }';
const MB = 1024 * 1024;

const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);
const text = (content: string) => new TextEncoder().encode(content);

/** A picture that its EXIF rotates, with a GPS position. */
async function photo(name: string): Promise<File> {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } });
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 20/1 51/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '74/1 3/1 51/1',
  };
  const bytes = await plain.withExif({ IFD3: gps }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return file(name, new Uint8Array(bytes));
}

onEachDatabase('uploads', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  /** The same files through REST and GraphQL: the names, or the code and the message. */
  async function uploadAtBoth(client: TestClient, files: readonly File[]) {
    const form = new FormData();
    for (const one of files) form.append('images', one);
    const rest = await client.rest('POST', '/api/admin/upload', form);
    const graphql = await client.upload(UPLOAD, files);
    const [error] = graphql.body.errors ?? [];
    return [
      { names: rest.body.filePaths, code: rest.body.code, message: rest.body.message },
      { names: graphql.body.data?.uploadImages.filePaths, code: error?.extensions.code, message: error?.message },
    ];
  }

  it('counts before it reads: one file may stand in a list of any length', async () => {
    const length = 31;
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { images: Array(length).fill(null) } }));
    form.set('map', JSON.stringify({ 0: Array.from({ length }, (_, index) => `variables.images.${index}`) }));
    // The file itself never comes.
    const { body } = await agent.rest('POST', '/graphql', form, { 'Apollo-Require-Preflight': 'true' });
    expect(body.errors[0].extensions.code).toBe('TOO_LARGE');
  });

  it('says that the disk takes nothing where GraphQL’s files are kept on their way', async () => {
    vi.stubEnv('TMPDIR', '/no/such/folder');
    const { body } = await agent.upload(UPLOAD, [await photo('a.jpg')]).finally(() => vi.unstubAllEnvs());
    expect(body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 30 });
  });

  it('says of a GraphQL upload which part is not where it has to be', async () => {
    const operations = JSON.stringify({ query: UPLOAD, variables: { images: [null] } });
    const send = (form: FormData) => agent.rest('POST', '/graphql', form, { 'Apollo-Require-Preflight': 'true' });
    const early = new FormData();
    early.set('0', await photo('a.jpg'));
    early.set('operations', operations);
    const without = new FormData();
    without.set('operations', operations);
    for (const [form, message] of [
      [early, /^Misordered multipart fields; .*map/],
      [without, /^Missing multipart field .map/],
    ] as const)
      expect((await send(form)).body.errors[0]).toMatchObject({
        message: expect.stringMatching(message),
        extensions: { code: 'BAD_INPUT' },
      });
  });

  it.each([
    ['multipart/form-data', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"que'],
    ['multipart/form-data; boundary=b', '--b\r\n\r\n{}\r\n--b--\r\n'],
  ])('says of a body that cannot be read, %s %j, that it is malformed', async (type, body) => {
    const headers = { 'Content-Type': type, 'Apollo-Require-Preflight': 'true', Cookie: agent.cookies() };
    const send = async (path: string) => fetch(`${gateway.url}${path}`, { method: 'POST', headers, body });
    expect(await (await send('/api/admin/upload')).json()).toMatchObject({ code: 'BAD_INPUT' });
    const graphql = await send('/graphql');
    expect([graphql.status, await graphql.json()]).toMatchObject([
      400,
      { errors: [{ message: 'Malformed multipart body', extensions: { code: 'BAD_INPUT' } }] },
    ]);
  });

  it('stores pictures upright, without a trace of where they were taken', async () => {
    for (const { names } of await uploadAtBoth(agent, [await photo('one.jpg'), await photo('two.jpg')])) {
      expect(names).toHaveLength(2);
      const response = await fetch(`${gateway.url}/attached_assets/${names[0]}`);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height, exif]).toEqual([400, 600, undefined]);
      const smaller = await fetch(`${gateway.url}/attached_assets/${names[0].replace('.jpg', '-400.avif')}`);
      expect(smaller.headers.get('Content-Type')).toBe('image/avif');
    }
  });

  it('makes a picture that is taller than an AVIF may be as tall as one may be', async () => {
    const scroll = sharp({ create: { width: 30, height: 20_000, channels: 3, background: '#336699' } });
    const tall = file('scroll.png', new Uint8Array(await scroll.png().toBuffer()));
    for (const { names, message } of await uploadAtBoth(agent, [tall])) {
      expect(message).toBeUndefined();
      const response = await fetch(`${gateway.url}/attached_assets/${names[0]}`);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height]).toEqual([25, 16_384]);
    }
  });

  it('names a file that it refuses as its sender writes it', async () => {
    for (const { message } of await uploadAtBoth(agent, [file('Salón 🏡.jpg', text('no picture'))]))
      expect(message).toBe('"Salón 🏡.jpg" is not a JPEG, PNG, WebP or AVIF image');
  });

  it('answers pages of earlier releases, which ask for WebP, with what was stored of it, else with the JPEG', async () => {
    const [{ names } = { names: [] }] = await uploadAtBoth(agent, [await photo('one.jpg')]);
    const name: string = names[0].replace('.jpg', '-400.webp');
    const ask = async () => {
      const response = await fetch(`${gateway.url}/attached_assets/${name}`);
      return [response.status, response.headers.get('Content-Type')];
    };
    expect(await ask()).toEqual([200, 'image/jpeg']);
    await gateway.gateway.store.write(name, Buffer.from('stored before'));
    expect(await ask()).toEqual([200, 'image/webp']);
    const never = await fetch(`${gateway.url}/attached_assets/${'0'.repeat(20)}-400.webp`);
    expect(never.status).toBe(404);
  });

  it('answers who asks for a size that a narrow picture was never made in with the whole picture', async () => {
    const [{ names } = { names: [] }] = await uploadAtBoth(agent, [await photo('one.jpg')]);
    for (const size of ['-480.avif', '-768.avif', '-480.webp']) {
      const small = await fetch(`${gateway.url}/attached_assets/${names[0].replace('.jpg', size)}`);
      const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
      expect([small.status, small.headers.get('Content-Type'), width]).toEqual([200, 'image/jpeg', 400]);
    }
    const never = await fetch(`${gateway.url}/attached_assets/${'0'.repeat(20)}-480.avif`);
    expect(never.status).toBe(404);
  });

  it('shows them in the picked order, the first as the cover', async () => {
    const [{ names } = { names: [] }] = await uploadAtBoth(agent, [await photo('a.jpg'), await photo('b.jpg')]);
    const images = names.toReversed();
    const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1', images };
    const { body } = await agent.rest('POST', '/api/properties', home);
    expect(body.images).toEqual(images);
    expect(body.photos[0]).toMatchObject({
      file: images[0],
      alt: '1 Harbor Row, Red Bank, photo 1 of 2',
      widths: [400],
    });
  });

  it('removes after a day what no property took', async () => {
    const [taken, orphan] = (await uploadAtBoth(agent, [await photo('a.jpg'), await photo('b.jpg')]))[0]?.names ?? [];
    const home = { address: '2 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1', images: [taken] };
    await agent.rest('POST', '/api/properties', home);
    const { database: db, table, env } = gateway.gateway;
    await db.em().execute("update uploads set created_at = created_at - interval '25 hours'", [], 'run');
    // A restore that was killed leaves it, and the next brings the whole file.
    const half = join(env.DATA_DIR, 'uploads', `${taken}.0.half`);
    writeFileSync(half, 'half');
    utimesSync(half, 0, 0);
    await table.media.sweepOrphans();
    const status = async (file: string) => (await fetch(`${gateway.url}/attached_assets/${file}`)).status;
    expect([await status(taken), await status(orphan), existsSync(half)]).toEqual([200, 404, false]);
  });

  describe('that a home took and let go', () => {
    const home = { address: '3 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1' };
    const status = async (name: string) => (await fetch(`${gateway.url}/attached_assets/${name}`)).status;
    const upload = async (): Promise<string> =>
      ((await uploadAtBoth(agent, [await photo('one.jpg')]))[0]?.names ?? [])[0] ?? '';
    const age = (hours: number, column = 'created_at') =>
      gateway.gateway.database
        .em()
        .execute(`update uploads set ${column} = ${column} - interval '1 hour' * ?`, [hours], 'run');

    it('live for a day from then, however old they are', async () => {
      const image = await upload();
      const { id } = (await agent.rest('POST', '/api/properties', { ...home, images: [image] })).body;
      await age(1000);
      const put = (images: string[]) => agent.rest('PUT', `/api/admin/properties/${id}`, { images });
      await put([]);
      await gateway.gateway.table.media.sweepOrphans();
      expect(await status(image)).toBe(200);
      // The picture can be used again, and its day starts again with the next removal.
      expect((await put([image])).body.images).toEqual([image]);
      await age(25, 'removed_at');
      await put([]);
      await gateway.gateway.table.media.sweepOrphans();
      expect(await status(image)).toBe(200);
      await age(25, 'removed_at');
      await gateway.gateway.table.media.sweepOrphans();
      expect(await status(image)).toBe(404);
    });

    it.each(['REST', 'GraphQL'])('keep what a crop must keep of them, wherever they stand, by %s', async (door) => {
      const [first, second] = [await upload(), await upload()];
      const { id } = (await agent.rest('POST', '/api/properties', { ...home, images: [first, second] })).body;
      const mutation = `mutation ($id: ID!, $file: String!, $focus: FocusInput) {
        focusPhoto(propertyId: $id, file: $file, focus: $focus) { photos { file focus { x y } } }
      }`;
      const focus = async (file: string, value: object | null) => {
        if (door === 'REST')
          return (await agent.rest('PUT', `/api/admin/properties/${id}/photos/${file}/focus`, { focus: value })).body;
        const { body } = await agent.graphql(mutation, { id, file, focus: value });
        return body.data?.focusPhoto ?? body.errors[0].extensions;
      };
      const shown = await focus(second, { x: 0.25, y: 0.75 });
      expect(shown.photos.map((photo: { focus: object }) => photo.focus)).toEqual([null, { x: 0.25, y: 0.75 }]);
      await agent.rest('PUT', `/api/admin/properties/${id}`, { images: [second, first] });
      const { body: visitor } = await gateway.visitor().rest('GET', `/api/properties/${id}`);
      expect(visitor.photos[0]).toMatchObject({ file: second, focus: { x: 0.25, y: 0.75 } });
      expect((await focus(second, { x: 1.5, y: 0 })).code).toBe('BAD_INPUT');
      expect((await focus('never-there.jpg', { x: 0, y: 0 })).code).toBe('NOT_FOUND');
      expect((await focus(second, null)).photos[0].focus).toBeNull();
    });

    it.each(['REST', 'GraphQL'])('have no text that somebody else wrote meanwhile taken away, by %s', async (door) => {
      const file = await upload();
      const { id } = (await agent.rest('POST', '/api/properties', { ...home, images: [file] })).body;
      const mutation = `mutation ($id: ID!, $file: String!, $alt: String, $expectedAlt: String) {
        describePhoto(propertyId: $id, file: $file, alt: $alt, expectedAlt: $expectedAlt) { photos { alt } }
      }`;
      const describe = async (texts: { alt: string; expectedAlt?: string | null }) => {
        if (door === 'REST') {
          const { body } = await agent.rest('PUT', `/api/admin/properties/${id}/photos/${file}`, texts);
          return body.photos?.[0].alt ?? [body.code, body.issues];
        }
        const { data, errors } = (await agent.graphql(mutation, { id, file, ...texts })).body;
        return data?.describePhoto.photos[0].alt ?? [errors[0].extensions.code, errors[0].extensions.issues];
      };
      expect(await describe({ alt: 'A porch', expectedAlt: '' })).toBe('A porch');
      const porch = ['CONFLICT', [{ path: ['alt'], message: 'Changed meanwhile: A porch' }]];
      expect(await describe({ alt: 'A hall', expectedAlt: null })).toEqual(porch);
      // Sent again after a lost answer.
      expect(await describe({ alt: 'A porch', expectedAlt: null })).toBe('A porch');
      expect(await describe({ alt: 'A hall', expectedAlt: 'A porch' })).toBe('A hall');
      expect(await describe({ alt: 'A stair' })).toBe('A stair');
    });

    it.each(['REST', 'GraphQL'])('have no point that somebody else chose meanwhile taken away, by %s', async (door) => {
      const file = await upload();
      const { id } = (await agent.rest('POST', '/api/properties', { ...home, images: [file] })).body;
      const mutation = `mutation ($id: ID!, $file: String!, $focus: FocusInput, $expectedFocus: FocusInput) {
        focusPhoto(propertyId: $id, file: $file, focus: $focus, expectedFocus: $expectedFocus) { photos { focus { x y } } }
      }`;
      const focus = async (points: { focus: object | null; expectedFocus?: object | null }) => {
        if (door === 'REST') {
          const { body } = await agent.rest('PUT', `/api/admin/properties/${id}/photos/${file}/focus`, points);
          return body.photos ? body.photos[0].focus : [body.code, body.issues];
        }
        const { data, errors } = (await agent.graphql(mutation, { id, file, ...points })).body;
        return data ? data.focusPhoto.photos[0].focus : [errors[0].extensions.code, errors[0].extensions.issues];
      };
      const [left, right] = [
        { x: 0.25, y: 0.5 },
        { x: 0.9, y: 0.5 },
      ];
      expect(await focus({ focus: left, expectedFocus: null })).toEqual(left);
      const changed = (now: string) => ['CONFLICT', [{ path: ['focus'], message: `Changed meanwhile: ${now}` }]];
      const there = changed('25 % across, 50 % down');
      expect(await focus({ focus: right, expectedFocus: null })).toEqual(there);
      expect(await focus({ focus: null, expectedFocus: right })).toEqual(there);
      // Sent again after a lost answer.
      expect(await focus({ focus: left, expectedFocus: null })).toEqual(left);
      expect(await focus({ focus: null, expectedFocus: left })).toBeNull();
      expect(await focus({ focus: right, expectedFocus: left })).toEqual(changed('the middle'));
      expect(await focus({ focus: right })).toEqual(right);
    });

    it.each(['REST', 'GraphQL'])(
      'stay as somebody else added, removed and ordered them meanwhile, by %s',
      async (door) => {
        const [a, b, c, d] = [await upload(), await upload(), await upload(), await upload()];
        const { id } = (await agent.rest('POST', '/api/properties', home)).body;
        const mutation = `mutation ($id: ID!, $input: PropertyChange!, $expectedImages: [String!]) {
        updateProperty(id: $id, input: $input, expectedImages: $expectedImages) { images }
      }`;
        const put = async (images: string[], expectedImages?: string[]): Promise<string[]> => {
          if (door === 'REST') {
            const { body } = await agent.rest('PUT', `/api/admin/properties/${id}`, { images, expectedImages });
            return body.images ?? [body.code, body.issues[0].path];
          }
          const { data, errors } = (await agent.graphql(mutation, { id, input: { images }, expectedImages })).body;
          return data?.updateProperty.images ?? [errors[0].extensions.code, errors[0].extensions.issues[0].path];
        };
        /** The change is made on a device that saw a, b, c while the photos are `now`. */
        const meets = async (now: string[], images: string[]) => {
          await put(now);
          return put(images, [a, b, c]);
        };
        const conflict = ['CONFLICT', ['images']];
        expect(await meets([a, b, c, d], [c, a, b])).toEqual([c, a, b, d]);
        expect(await meets([a, c], [c, b, a])).toEqual([c, a]);
        expect(await meets([c, b, a], [b, a, c])).toEqual(conflict);
        expect(await meets([d, c, b, a], [b, c])).toEqual([d, c, b]);
        expect(await meets([c, b, a], [a, b, c, d])).toEqual([c, b, a, d]);
        expect(await meets([c, b, a], [a, d, b, c])).toEqual([c, d, b, a]);
        // Sent again after a lost answer.
        expect(await meets([c, a, b, d], [c, a, b])).toEqual([c, a, b, d]);
        expect(await meets([a, b, c, d], [a, b, c, d])).toEqual([a, b, c, d]);
        expect(await meets([c, b, a], [])).toEqual([]);
        await put([c, b, a]);
        expect(await put([a, b])).toEqual([a, b]);
      },
    );

    it('are sixty at most, with those that somebody else added meanwhile, too', async () => {
      const file = await upload();
      const copy = `insert into uploads (file, width, height, placeholder, widths, created_at)
        select n || file, width, height, placeholder, widths, created_at from uploads, generate_series(1, 60) n
        where file = ?`;
      await gateway.gateway.database.em().execute(copy, [file], 'run');
      const many = Array.from({ length: 60 }, (_, index) => `${index + 1}${file}`);
      const { id } = (await agent.rest('POST', '/api/properties', { ...home, images: many })).body;
      const expectedImages = many.slice(0, 59);
      const images = [...expectedImages, file];
      const { body } = await agent.rest('PUT', `/api/admin/properties/${id}`, { images, expectedImages });
      expect([body.code, body.issues]).toEqual(['BAD_INPUT', [{ path: ['images'], message: 'At most 60 images' }]]);
    });

    it('are taken out one by one, and come back with their text and focus; a deleted home lets go of all', async () => {
      const [first, second] = [await upload(), await upload()];
      const { id } = (await agent.rest('POST', '/api/properties', { ...home, images: [first, second] })).body;
      await agent.rest('PUT', `/api/admin/properties/${id}/photos/${first}`, { alt: 'The porch' });
      await agent.rest('PUT', `/api/admin/properties/${id}/photos/${first}/focus`, { focus: { x: 0.2, y: 1 } });
      const removed = await agent.rest('DELETE', `/api/admin/properties/${id}/photos/${first}`);
      expect([removed.status, removed.body.images]).toEqual([200, [second]]);
      expect((await agent.rest('DELETE', `/api/admin/properties/${id}/photos/${first}`)).body.code).toBe('NOT_FOUND');
      const back = await agent.rest('PUT', `/api/admin/properties/${id}`, { images: [first, second] });
      expect(back.body.photos[0]).toMatchObject({ file: first, alt: 'The porch', focus: { x: 0.2, y: 1 } });
      await agent.rest('POST', `/api/admin/properties/${id}/archive`);
      expect((await agent.rest('DELETE', `/api/admin/properties/${id}`)).status).toBe(204);
      await age(1000);
      await gateway.gateway.table.media.sweepOrphans();
      expect(await status(first)).toBe(200);
      await age(25, 'removed_at');
      await gateway.gateway.table.media.sweepOrphans();
      expect([await status(first), await status(second)]).toEqual([404, 404]);
    });

    it('stay while a save that takes them is under way', async () => {
      const image = await upload();
      const { id } = (await agent.rest('POST', '/api/properties', home)).body;
      await age(1000);
      const { database: db, table } = gateway.gateway;
      let sweeping = Promise.resolve();
      await db.transaction(async (em) => {
        await replacePhotos(em, id, [image]);
        sweeping = table.media.sweepOrphans();
        await em.execute('select pg_sleep(0.5)');
      });
      await sweeping;
      expect(await status(image)).toBe(200);
      expect((await agent.rest('GET', `/api/properties/${id}`)).body.images).toEqual([image]);
    });
  });

  it('says so at both doors when the disk does not take them, and stores nothing', async () => {
    const place = join(gateway.gateway.env.DATA_DIR, 'uploads');
    await uploadAtBoth(agent, [await photo('there.jpg')]);
    renameSync(place, `${place}-aside`);
    writeFileSync(place, 'in the way');
    const answers = await uploadAtBoth(agent, [await photo('one.jpg')]);
    rmSync(place);
    renameSync(`${place}-aside`, place);
    for (const { code, message } of answers) {
      expect(code).toBe('UNAVAILABLE');
      expect(message).toContain('Nothing was stored');
    }
  });

  it.each([
    ['a file of 20 MB', 'huge.jpg', new Uint8Array(20 * MB), 'TOO_LARGE'],
    ['text named .jpg', 'letter.jpg', text('Dear Avery, this is no picture.'), 'UNSUPPORTED_MEDIA'],
    ['a file of one byte', 'byte.png', text('x'), 'UNSUPPORTED_MEDIA'],
    ['a picture cut short', 'torn.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'UNSUPPORTED_MEDIA'],
  ])('refuses %s by name, and everything sent with it', async (_, name, bytes, code) => {
    const before = await gateway.gateway.database.em().execute('select file from uploads order by file');
    for (const answer of await uploadAtBoth(agent, [await photo('good.jpg'), file(name, bytes)])) {
      expect(answer.code).toBe(code);
      expect(answer.message).toContain(name);
    }
    expect(await gateway.gateway.database.em().execute('select file from uploads order by file')).toEqual(before);
  });

  it('refuses a visitor before reading a byte', async () => {
    for (const { code } of await uploadAtBoth(gateway.visitor(), [await photo('one.jpg')])) {
      expect(code).toBe('UNAUTHENTICATED');
    }
  });

  it.each(['..%2f..%2fpackage.json', '%2e%2e/session-key', 'nothing.jpg', ''])(
    'serves nothing under "%s"',
    async (name) => {
      expect((await fetch(`${gateway.url}/attached_assets/${name}`)).status).toBe(404);
    },
  );
});
