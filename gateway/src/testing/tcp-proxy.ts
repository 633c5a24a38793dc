// A proxy between a gateway and its database, so that a test can cut the connection.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same database, through the proxy. */
  readonly url: string;
  /** Breaks every connection, and new ones at once. */
  cut(): void;
  /** Keeps every connection open but passes nothing on. New ones are accepted and never answered. */
  freeze(): void;
  /** Lets new connections through. Frozen ones end, as with a peer that restarted and does not know them. */
  mend(): void;
  /** Lets new connections through. Frozen ones stay frozen. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isCut) return client.destroy();
    if (isFrozen) {
      client.pause();
      return;
    }
    const database = connect(Number(port), hostname);
    keep(database);
    client.once('close', () => database.destroy());
    database.once('close', () => client.destroy());
    client.pipe(database).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      destroyAll();
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      if (isFrozen) destroyAll();
      isFrozen = false;
      isCut = false;
    },
    thaw() {
      isFrozen = false;
    },
    async close() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
