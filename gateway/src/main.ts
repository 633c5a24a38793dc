import { serveOrExplain } from './serve.ts';

await serveOrExplain();
