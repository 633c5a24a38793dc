/** Motion, for the few things that move: shared lazily, with its features already in it, so that no page waits for it to paint. */

export { domAnimation, LazyMotion, m } from 'framer-motion';
