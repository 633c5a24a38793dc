/** What moves an element by the browser's own animations: framer-motion's small half, for what changes places outside of React. */

export { animate } from 'framer-motion/dom/mini';
