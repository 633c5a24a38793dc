/** Fastify with Mercurius, with compiled queries. */

import fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers, typeDefs } from './homes.mjs';

const app = fastify();
app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('Ready on');
