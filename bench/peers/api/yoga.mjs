/** graphql-yoga, with its response cache if CACHE=on. */

import { createServer } from 'node:http';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import { createSchema, createYoga } from 'graphql-yoga';
import { resolvers, typeDefs } from './homes.mjs';

const plugins = process.env.CACHE === 'on' ? [useResponseCache({ session: () => null, ttl: 60_000 })] : [];
const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), plugins, logging: false, graphiql: false });
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready on'));
