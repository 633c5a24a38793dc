export { createBrowserSmoke, hasDriver, smokeInBrowser } from './browser-smoke.ts';
export { isSameFault, OLD_FAULTS_MS } from './same-fault.ts';
export { addressesOf, type Query, sampleHomes } from './sample-addresses.ts';
export { visitsOf } from './visits.ts';
