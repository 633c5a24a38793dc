/**
 * Framer Motion, for the few things that move. It is shared lazily and with its features, so that no page waits for it
 * to paint.
 */

export { domAnimation, LazyMotion, m } from 'framer-motion';
