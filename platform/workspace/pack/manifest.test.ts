import { expect, it } from 'vitest';
import { packedManifest } from './manifest.ts';

const checkout = { catalog: { react: '19.3.1', zod: '4.6.7', '@rspack/core': '2.3.2' }, versions: { ui: '1.4.0' } };
const source = {
  name: 'platform',
  version: '1.5.0',
  exports: { '.': './src/index.ts', './motion': './src/motion.tsx', './schema.graphql': './schema.graphql' },
  bin: { 'site-release': './release/cli.ts' },
  sideEffects: ['**/*.css.ts'],
  dependencies: { ui: 'workspace:*', zod: 'catalog:', '@rspack/core': 'catalog:', rxjs: '7.8.2' },
  peerDependencies: { react: 'catalog:' },
};

it('names compiled files with their types', () => {
  expect(packedManifest(source, checkout)).toMatchObject({
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './motion': { types: './src/motion.d.ts', default: './src/motion.js' },
      './schema.graphql': './schema.graphql',
    },
    bin: { 'site-release': './release/cli.js' },
    sideEffects: ['**/*.css.js'],
  });
});

it('asks for the packages of the site, for React and for Rspack as peers, in ranges', () => {
  expect(packedManifest(source, checkout)).toMatchObject({
    dependencies: { zod: '4.6.7', rxjs: '7.8.2' },
    peerDependencies: { ui: '^1.4.0', react: '^19.3.1', '@rspack/core': '^2.3.2' },
  });
});

it('refuses a range that means nothing outside of the checkout', () => {
  expect(() => packedManifest({ ...source, dependencies: { left: 'catalog:' } }, checkout)).toThrow('left');
});
