import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockFile } from '../core/data-lock.ts';
import { createLogger } from '../core/logger.ts';
import { createSender } from '../jobs/send-message.ts';
import { createFolderTransport } from '../mail/folder-transport.ts';
import type { Claimed } from '../mail/outgoing-message.entity.ts';
import { mailFolder } from '../mail/transport.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { createLeadSpool, spoolFolder } from '../modules/leads/lead-spool.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { writeLeads } from '../testing/many-leads.ts';
import { picture } from '../testing/operation-samples.ts';
import { codeOf, logIn, setUpTotp } from '../testing/second-factor-samples.ts';
import { admin, openTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { erasePerson } from './erase-person.ts';
import { createTasks, type RunTask } from './tasks.ts';

onEachDatabase('an operator', (database) => {
  let gateway: TestGateway;
  let run: RunTask;
  let folder: string;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    run = tasksOf(gateway);
  });
  afterAll(() => gateway.close());
  // Of each try: a backup refuses a folder in which another one is, or is being written.
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const tasksOf = ({ gateway: { database: db, catalogue, storage, env } }: TestGateway) =>
    createTasks({ database: db, catalogue, storage, dataFolder: env.DATA_DIR });
  const write = (email: string, message = 'Hello? “Quoted” ?', wish?: object) =>
    gateway
      .visitor()
      .rest('POST', '/api/contacts', { name: 'Robin', email, message, source: 'modal', recaptchaToken: 'ok', wish });
  const wishesOf = async ({ gateway: { database: db } }: TestGateway) =>
    await db.em().execute<{ wish: object }[]>('select wish from contacts where wish is not null');

  it('creates an account, and refuses to overwrite one', async () => {
    const account = { username: 'second', password: 'a very long password', reset: false };
    expect(await run('create-admin', account)).toEqual({ username: 'second', wasReset: false });
    await expect(run('create-admin', account)).rejects.toThrow('"second" exists');
    await expect(run('create-admin', { ...account, password: 'short' })).rejects.toThrow('At least 12 characters');
    expect(await run('create-admin', { ...account, reset: true })).toMatchObject({ wasReset: true });
    const { reset: _, ...login } = account;
    expect((await gateway.visitor().rest('POST', '/api/admin/login', login)).status).toBe(200);
  });

  it('backs up the second factor, sealed, and restores it', async () => {
    const agent = await gateway.agent();
    const { secret } = await setUpTotp(agent);
    const place = join(folder, 'second-factor');
    await run('back-up', { folder: place });
    expect(readFileSync(join(place, 'tables', 'totp_secrets.ndjson'), 'utf8')).not.toContain(secret);
    await run('reset-second-factor', { username: admin.username });
    await run('restore', { folder: place, replace: true });
    const visitor = gateway.visitor();
    const { ticket } = (await logIn(visitor)).body.secondStep;
    const { status } = await visitor.rest('POST', '/api/admin/second-step', { ticket, code: codeOf(secret, 30) });
    expect(status).toBe(200);
    expect(await run('reset-second-factor', { username: admin.username })).toMatchObject({ removed: 1 });
  });

  it('erases a person, and what the audit log quotes of them', async () => {
    const { id } = (await write('Erase@visitor.example', 'Tell me', { city: 'Rumson' })).body;
    await write('stays@visitor.example');
    const agent = await gateway.agent();
    await agent.rest('PUT', `/api/admin/leads/${id}`, { kind: 'contact', notes: 'Lives in Rumson' });
    const answer = { id: randomUUID(), leadKind: 'contact', leadId: id, channel: 'call', body: 'Lives in Rumson' };
    expect((await agent.rest('POST', '/api/admin/lead-answers', answer)).status).toBe(201);
    expect(await run('erase-person', { email: 'erase@VISITOR.example' })).toEqual({ erased: 1 });
    expect(await gateway.gateway.database.em().execute('select 1 from lead_answers')).toEqual([]);
    expect(await wishesOf(gateway)).toEqual([]);
    const { body } = await agent.rest('GET', '/api/admin/leads?text=visitor.example');
    expect(body.nodes.map(({ email }: { email: string }) => email)).toEqual(['stays@visitor.example']);
    const { nodes } = (await agent.rest('GET', '/api/admin/audit-log')).body;
    expect(JSON.stringify(nodes)).not.toMatch(/Rumson|erase@/i);
    expect(nodes[0]).toMatchObject({ username: 'command', action: 'erasePerson' });
  });

  it('erases a person’s mail, too, sent or not', async () => {
    const { id } = (await write('mail@visitor.example')).body;
    const eml = join(gateway.gateway.env.DATA_DIR, 'mail', `agent_notice.${id}.eml`);
    await expect.poll(() => existsSync(eml)).toBe(true);
    expect(await run('erase-person', { email: 'mail@visitor.example' })).toEqual({ erased: 1 });
    expect(existsSync(eml)).toBe(false);
    const left = 'select 1 from outgoing_messages where lead_id = ?';
    expect(await gateway.gateway.database.em().execute(left, [id])).toEqual([]);
  });

  it.each([true, false])('erases a person’s mail that is being written (as a whole: %s)', async (isWhole) => {
    const email = `in-hand-${isWhole}@visitor.example`;
    const { id } = (await write(email)).body;
    const { database: db, env } = gateway.gateway;
    const folder = mailFolder(env.DATA_DIR);
    const written = () => readdirSync(folder).filter((name) => name.includes(id));
    await expect.poll(() => written().length).toBe(2);
    const [message] = await db.em().execute<Claimed[]>(
      `select id, message_id as "messageId", kind, lead_kind as "leadKind", lead_id as "leadId", recipient, attempts
        from outgoing_messages where lead_id = ? and kind = 'agent_notice'`,
      [id],
    );
    if (message === undefined) throw new Error('There is no mail');
    const { messageId } = message;
    const erase = async () => expect(await run('erase-person', { email })).toEqual({ erased: 1 });
    const transport = createFolderTransport(folder);
    const send = createSender({
      database: db,
      compose: async () => ({ messageId, text: 'Hello', from: email, to: email }),
      transport: {
        ...transport,
        async send(mail, signal) {
          await erase();
          if (isWhole) return transport.send(mail, signal);
          writeFileSync(join(folder, `agent_notice.${id}.eml.half`), 'Hel');
          throw new Error('No space left');
        },
      },
      logger: createLogger('silent'),
    });
    await send(message, AbortSignal.timeout(5000));
    expect(written()).toEqual([]);
  });

  it.each([false, true])(
    'erases a client who was asked for words, and their words that wait (a lead, too: %s)',
    async (isLead) => {
      const email = `words-${isLead}@client.example`;
      if (isLead) await write(email);
      const agent = await gateway.agent();
      const db = gateway.gateway.database;
      const id = randomUUID();
      const letter = { subject: 'A few words?', body: 'Dear Canary, please: {link}' };
      const request = { id, name: 'Canary', service: 'Buyer', email, ...letter };
      const { url } = (await agent.rest('POST', '/api/admin/testimonial-requests', request)).body;
      const eml = join(gateway.gateway.env.DATA_DIR, 'mail', `request.${id}.eml`);
      await expect.poll(() => existsSync(eml)).toBe(true);
      const fields = new URLSearchParams({ name: 'Canary', rating: '5', reviewText: 'Canary was glad' });
      const headers = { Origin: gateway.url };
      await fetch(`${gateway.url}${new URL(url).pathname}`, {
        method: 'POST',
        body: fields,
        headers,
        redirect: 'manual',
      });
      const waiting = () => db.em().execute("select 1 from testimonials where review_text = 'Canary was glad'");
      expect(await waiting()).toHaveLength(1);
      const person = createHash('md5').update(email).digest('hex');
      const personId = person.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
      await createAuditTrail({ username: 'avery' }).record(db.em(), {
        ...{ action: 'updatePerson', subject: 'Person', subjectId: personId },
        changes: [{ field: 'tags', before: null, after: 'Canary' }],
      });
      expect(await run('erase-person', { email })).toEqual({ erased: Number(isLead) });
      expect(existsSync(eml)).toBe(false);
      expect(await waiting()).toEqual([]);
      const told = await db.em().execute('select * from audit_log');
      expect(JSON.stringify(told)).not.toMatch(/Canary/);
    },
  );

  it.each([true, false])(
    'erases a client whose link was taken back (its mail had gone out: %s)',
    async (hasGoneOut) => {
      const email = `Link-${hasGoneOut}@client.example`;
      const agent = await gateway.agent();
      const db = gateway.gateway.database;
      const id = randomUUID();
      const letter = { subject: 'A few words?', body: 'Dear Robin, please: {link}' };
      const request = { id, name: 'Robin', service: 'Buyer', email, ...letter };
      await agent.rest('POST', '/api/admin/testimonial-requests', request);
      const eml = join(gateway.gateway.env.DATA_DIR, 'mail', `request.${id}.eml`);
      const stateOf = () => db.em().execute('select state from outgoing_messages where id = ?', [id]);
      await expect.poll(stateOf).toEqual([{ state: 'sent' }]);
      if (!hasGoneOut) await db.em().execute(`update outgoing_messages set state = 'dead' where id = ?`, [id]);
      await agent.rest('DELETE', `/api/admin/testimonial-requests/${id}`);
      await run('erase-person', { email: email.toLowerCase() });
      const told = await db.em().execute('select * from audit_log');
      expect(JSON.stringify(told)).not.toMatch(/Robin|link-(true|false)@/i);
      expect(await stateOf()).toEqual([]);
      expect(existsSync(eml)).toBe(false);
    },
  );

  it('erases what a person left while the database was away', async () => {
    // Not in the running gateway's own folder, where it would be stored at once.
    const spool = createLeadSpool(spoolFolder(folder));
    const kept = { kind: 'capture', verdict: 'unchecked', receivedAt: new Date(), address: '::1' } as const;
    await spool.keep({ ...kept, input: { email: 'Kept@visitor.example' } });
    await spool.keep({ ...kept, input: { email: 'stays@visitor.example' } });
    const deps = { database: gateway.gateway.database, dataFolder: folder };
    expect(await erasePerson(deps, { email: 'kept@visitor.example' })).toEqual({ erased: 1 });
    expect(await spool.count()).toBe(1);
    rmSync(spoolFolder(folder), { recursive: true });
  });

  it('backs up, and restores over what came later', async () => {
    const agent = await gateway.agent();
    const form = new FormData();
    form.append('images', await picture('one.jpg'));
    const images = (await agent.rest('POST', '/api/admin/upload', form)).body.filePaths;
    const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '650k', bedrooms: '3', images };
    await agent.rest('POST', '/api/properties', home);
    const before = (await gateway.visitor().rest('GET', '/api/properties')).body;
    const place = join(folder, 'first');
    expect(await run('back-up', { folder: place })).toMatchObject({ folder: place });
    await expect(run('back-up', { folder: place })).rejects.toThrow('is not empty');
    await agent.rest('POST', '/api/properties', { ...home, address: 'Later' });
    await expect(run('restore', { folder: place, replace: false })).rejects.toThrow('--replace');
    await run('restore', { folder: place, replace: true });
    expect((await gateway.visitor().rest('GET', '/api/properties')).body).toEqual(before);
    expect((await agent.rest('GET', '/api/admin/check')).status).toBe(401);
    expect((await gateway.visitor().rest('POST', '/api/admin/login', admin)).status).toBe(200);
  });

  it('takes no files along of releases that are still on their way', async () => {
    const releases = join(gateway.gateway.env.DATA_DIR, 'releases');
    const version = '1.0.0+000000000001';
    const [whole = '', ...underway] = [
      join('mfe-one', version, 'web', 'a.incoming-b.js'),
      join('mfe-one', `${version}.incoming-1`, 'web', 'a.js'),
      join('.incoming', 'team', 'mfe-one', version, 'web', 'a.js'),
    ];
    for (const file of [whole, ...underway]) {
      mkdirSync(dirname(join(releases, file)), { recursive: true });
      writeFileSync(join(releases, file), 'x');
    }
    const place = join(folder, 'underway');
    await run('back-up', { folder: place });
    expect(existsSync(join(place, 'releases', whole))).toBe(true);
    expect(underway.filter((file) => existsSync(join(place, 'releases', file)))).toEqual([]);
    // A folder cannot be copied into itself: nothing is left of the backup that this ends.
    const within = join(releases, 'backup');
    await expect(run('back-up', { folder: within })).rejects.toThrow('cannot copy');
    expect(readdirSync(within)).toEqual([]);
    rmSync(releases, { recursive: true });
  });

  it('restores a release as a whole or not at all, and leaves alone the files of one that is there', async () => {
    const releases = join(gateway.gateway.env.DATA_DIR, 'releases');
    const place = join(folder, 'releases-whole');
    const write = (root: string, version: string, content: string) => {
      const file = join(root, 'mfe-one', version, 'web', 'a.js');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    };
    const there = write(releases, '1.0.0+000000000001', 'there');
    const torn = write(releases, '1.0.0+000000000002', 'as it was');
    await run('back-up', { folder: place });
    const { ino, mtimeMs } = statSync(there);
    writeFileSync(torn, 'as it');
    // As a full disk would, a pipe among the files ends the copying.
    const failing = write(join(place, 'releases'), '1.0.0+000000000003', 'new');
    execFileSync('mkfifo', [join(dirname(failing), 'pipe')]);
    await expect(run('restore', { folder: place, replace: true })).rejects.toThrow('pipe');
    expect(readdirSync(join(releases, 'mfe-one')).toSorted()).toEqual(['1.0.0+000000000001', '1.0.0+000000000002']);
    rmSync(join(dirname(failing), 'pipe'));
    await run('restore', { folder: place, replace: true });
    expect(readFileSync(join(releases, 'mfe-one', '1.0.0+000000000003', 'web', 'a.js'), 'utf8')).toBe('new');
    expect(readFileSync(torn, 'utf8')).toBe('as it was');
    expect(statSync(there)).toMatchObject({ ino, mtimeMs });
    rmSync(releases, { recursive: true });
  });

  it('refuses a place that cannot hold a backup, and touches nothing that is there', async () => {
    const taken = join(folder, 'taken');
    mkdirSync(join(taken, 'tables'), { recursive: true });
    writeFileSync(join(taken, 'tables', 'oak.txt'), 'mine');
    await expect(run('back-up', { folder: taken })).rejects.toThrow('is not empty');
    rmSync(join(taken, 'tables'), { recursive: true });
    writeFileSync(join(taken, 'oak.txt'), 'mine');
    await expect(run('back-up', { folder: taken })).rejects.toThrow('is not empty');
    expect(readdirSync(taken)).toEqual(['oak.txt']);
    await expect(run('back-up', { folder: join(taken, 'oak.txt', 'below') })).rejects.toThrow('cannot hold a backup');
  });

  it('writes anew what a killed backup left, restores none of it, and leaves a running one alone', async () => {
    const killed = join(folder, 'killed');
    const half = () => {
      mkdirSync(join(killed, 'tables'), { recursive: true });
      writeFileSync(join(killed, 'tables', 'contacts.ndjson'), '{"half');
      writeFileSync(join(killed, 'unfinished.lock.db'), '');
    };
    half();
    await expect(run('restore', { folder: killed, replace: true })).rejects.toThrow('holds no whole backup');
    const lock = lockFile(join(killed, 'unfinished.lock.db'));
    await expect(run('back-up', { folder: killed })).rejects.toThrow(`Another backup is being written to ${killed}`);
    lock?.release();
    writeFileSync(join(killed, 'oak.txt'), 'mine');
    await expect(run('back-up', { folder: killed })).rejects.toThrow('is not empty');
    expect(readdirSync(killed)).toContain('tables');
    rmSync(join(killed, 'oak.txt'));
    await run('back-up', { folder: killed });
    expect(readdirSync(killed)).toContain('manifest.json');
    expect(readdirSync(killed)).not.toContain('unfinished.lock.db');
    // As a backup that is killed after its last file leaves it.
    half();
    await expect(run('back-up', { folder: killed })).rejects.toThrow('is not empty');
  });

  // Node's own recursive mkdir never ended there.
  it.runIf(existsSync('/proc/self'))('refuses to back up below /proc', async () => {
    await expect(run('back-up', { folder: '/proc/nowhere/backup' })).rejects.toThrow('cannot hold a backup');
  });

  it('reads and writes tables of any size in parts, as of one moment, and the inbox with them', async () => {
    const { database: db, catalogue, storage, env } = gateway.gateway;
    await write('separator@visitor.example', 'One line \u2028 to JSON, \u2029 three to readline');
    await writeLeads(db.maintenance.em(), 2000);
    let isDone = false;
    const writing = (async () => {
      for (let count = 0; !isDone; count += 1) await write(`meanwhile-${count}@visitor.example`);
    })();
    const place = join(folder, 'large');
    const deps = { database: db, catalogue, storage, dataFolder: env.DATA_DIR };
    const { rows } = (await createTasks(deps)('back-up', { folder: place })) as { rows: number };
    isDone = true;
    await writing;
    const linesOf = (table: string) => readFileSync(join(place, 'tables', `${table}.ndjson`), 'utf8').split('\n');
    // Each lead has its mail from the same transaction, so both files must be of the same moment.
    const meanwhile = (table: string, kind = '') =>
      linesOf(table).filter((line) => line.includes('meanwhile-') && line.includes(kind)).length;
    expect(meanwhile('outgoing_messages', 'acknowledgement')).toBe(meanwhile('contacts'));
    const agent = await gateway.agent();
    const inbox = async () => (await agent.rest('GET', '/api/admin/leads?text=hello&limit=1')).body.totalCount;
    const before = await inbox();
    expect(before).toBeGreaterThan(1000);
    expect(await run('restore', { folder: place, replace: true })).toMatchObject({ rows });
    const again = await gateway.agent();
    expect((await again.rest('GET', '/api/admin/leads?text=three+to+readline')).body.totalCount).toBe(1);
    expect((await again.rest('GET', '/api/admin/leads?limit=1')).body.totalCount).toBe(
      (await db.em().execute<{ n: number }[]>("select count(*)::integer as n from leads where status <> 'spam'"))[0]?.n,
    );
  });

  it('loses nothing of what waits for the database, whatever the gateway stores meanwhile', async () => {
    const { database: db, catalogue, storage, env } = gateway.gateway;
    const dataFolder = join(folder, 'site');
    const spool = createLeadSpool(spoolFolder(dataFolder));
    const lead = { kind: 'capture', verdict: 'unchecked', receivedAt: new Date(), address: '::1' } as const;
    await spool.keep({ ...lead, input: { email: 'waits@visitor.example' } });
    const storesAfterSnapshot: typeof db = {
      ...db,
      maintenance: {
        ...db.maintenance,
        async transaction(work) {
          const result = await db.maintenance.transaction(work);
          for (const name of await spool.list()) await spool.remove(name);
          return result;
        },
      },
    };
    const place = join(folder, 'kept');
    await createTasks({ database: storesAfterSnapshot, catalogue, storage, dataFolder })('back-up', { folder: place });

    // Longer than the gateway leaves a file in its spool.
    const slow = {
      ...catalogue,
      change: (...change) => sleep(2000).then(() => catalogue.change(...change)),
    } as typeof catalogue;
    const restoring = createTasks({ database: db, catalogue: slow, storage, dataFolder: env.DATA_DIR });
    await restoring('restore', { folder: place, replace: true });
    const left = createLeadSpool(spoolFolder(env.DATA_DIR));
    await expect.poll(() => left.count()).toBe(0);
    const agent = await gateway.agent();
    const inbox = await agent.rest('GET', '/api/admin/leads?text=waits');
    expect(inbox.body.totalCount).toBe(1);
  });

  it('knows after a restore who was erased, as a lead from before may still be kept at another gateway', async () => {
    const email = 'gone@visitor.example';
    const lead = { kind: 'capture', verdict: 'unchecked', receivedAt: new Date(), address: '::1' } as const;
    const place = join(folder, 'gone');
    await run('back-up', { folder: place });
    await run('erase-person', { email });
    await run('restore', { folder: place, replace: true });
    const spool = createLeadSpool(spoolFolder(gateway.gateway.env.DATA_DIR));
    for (const address of [email, 'remains@visitor.example']) await spool.keep({ ...lead, input: { email: address } });
    await expect.poll(() => spool.count()).toBe(0);
    const stored = `select email from lead_captures where email in (?, 'remains@visitor.example')`;
    expect(await gateway.gateway.database.em().execute(stored, [email])).toEqual([
      { email: 'remains@visitor.example' },
    ]);
  });

  it('moves a site to the other kind of database', async () => {
    const other = await openTestGateway(database === 'pglite' ? 'postgresql' : 'pglite');
    const place = join(folder, 'move');
    const wish = { city: 'Rumson', hasOpenHouse: true, minBathrooms: 2.5 };
    await write('moves@visitor.example', 'Tell me', wish);
    await run('back-up', { folder: place });
    await tasksOf(other)('restore', { folder: place, replace: true });
    const listOf = async (one: TestGateway) => (await one.visitor().rest('GET', '/api/properties')).body;
    expect(await listOf(other)).toEqual(await listOf(gateway));
    expect(await wishesOf(other)).toEqual([{ wish }]);
    const [file] = (await listOf(other))[0].images;
    expect((await fetch(`${other.url}/attached_assets/${file}`)).status).toBe(200);
    await other.close();
  });

  it('refuses a backup that was copied in part or has rotted, before it touches anything', async () => {
    const place = mkdtempSync(join(folder, 'whole-'));
    for (const name of ['first', 'second']) await write(`${name}@visitor.example`);
    const photo = 'rots.jpg';
    await gateway.gateway.storage.create(`uploads/${photo}`, Buffer.alloc(2000, 'x'));
    await run('back-up', { folder: place });
    const contactsNow = () => gateway.gateway.database.em().execute('select id from contacts order by id');
    const before = await contactsNow();
    const spoil = async (file: string, change: (path: string) => void) => {
      const copy = mkdtempSync(join(folder, 'spoilt-'));
      cpSync(place, copy, { recursive: true });
      change(join(copy, file));
      await expect(run('restore', { folder: copy, replace: true })).rejects.toThrow(file);
      expect(await contactsNow()).toEqual(before);
    };
    const contacts = join('tables', 'contacts.ndjson');
    await spoil(contacts, (path) => writeFileSync(path, `${readFileSync(path, 'utf8').split('\n')[0]}\n`));
    await spoil(contacts, (path) => writeFileSync(path, ''));
    await spoil(join('uploads', photo), rmSync);
    await spoil(join('uploads', photo), (path) => writeFileSync(path, readFileSync(path).fill(0, 100, 110)));
    await spoil('sha256sums.txt', (path) => writeFileSync(path, ''));
    await spoil('manifest.json', (path) => writeFileSync(path, '{"madeAt":'));
    await spoil('manifest.json', rmSync);
  });

  it('restores a photo whose file has rotted since', async () => {
    const { storage } = gateway.gateway;
    const place = join(folder, 'sound-photo');
    const photo = 'uploads/sound.jpg';
    await storage.create(photo, Buffer.from('sound'));
    await run('back-up', { folder: place });
    await storage.replace(photo, Buffer.from('rot'));
    await run('restore', { folder: place, replace: true });
    const restored = await storage.open(photo);
    expect(restored && (await text(restored.body))).toBe('sound');
  });

  it('is refused another version’s backup', async () => {
    const place = join(folder, 'old');
    await run('back-up', { folder: place });
    const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8'));
    expect(manifest.migrations.length).toBeGreaterThan(8);
    rmSync(join(place, 'manifest.json'));
    await expect(run('restore', { folder: place, replace: true })).rejects.toThrow();
  });
});
