// The arrows of docs/architecture.md, as rules. Each says why it is there.

const remotes = '^(mfe-[a-z]+)/';

export default {
  forbidden: [
    {
      name: 'schema-knows-nobody',
      comment: 'The contract is what both sides agree on: a side it knew would be able to change it.',
      severity: 'error',
      from: { path: '^schema/src' },
      to: { path: '^(ui|platform|shell|gateway|mfe-)' },
    },
    {
      name: 'ui-knows-no-data',
      comment: 'The look serves every part, so it may know none of them, nor what they show.',
      severity: 'error',
      from: { path: '^ui/src' },
      to: { path: '^(schema|platform|shell|gateway|mfe-)' },
    },
    {
      name: 'platform-knows-no-part',
      comment: 'What the shell provides must not depend on who consumes it.',
      severity: 'error',
      from: { path: '^platform/src' },
      to: { path: '^(shell|gateway|mfe-)' },
    },
    {
      name: 'platform-knows-no-gateway',
      comment: 'Its commands run on machines of teams that have no gateway: they ask one over HTTP.',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^gateway/' },
    },
    {
      name: 'smoke-knows-nobody',
      comment: 'The gateway and a team’s own machine open releases alike: what they share may belong to neither.',
      severity: 'error',
      from: { path: '^smoke/' },
      to: { path: '^(schema|ui|platform|shell|gateway|mfe-)' },
    },
    {
      name: 'remotes-do-not-know-each-other',
      comment: 'A remote that imports another, the shell or the gateway can no longer be deployed alone.',
      severity: 'error',
      from: { path: remotes },
      to: { path: '^(shell|gateway|mfe-)', pathNot: '^$1/' },
    },
    {
      name: 'shell-meets-remotes-at-run-time',
      comment: 'The shell finds remotes through the registry; an import would build them into it.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(gateway|mfe-)' },
    },
    {
      name: 'gateway-knows-the-contract-alone',
      comment: 'Pages reach the gateway as releases. What it imported of them would have to be deployed with it.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(ui|platform|shell|mfe-)' },
    },
    {
      name: 'entities-stay-behind-services',
      comment:
        'Routes and resolvers parse and call a service; a query of their own would be a second way to do a thing.',
      severity: 'error',
      from: { path: '^gateway/src/.*\\.(routes|resolvers)\\.ts$' },
      to: { path: '\\.entity\\.ts$|core/database\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mail-knows-no-job',
      comment: 'Jobs send what mail composed. The other way round, what is said would depend on when it is sent.',
      severity: 'error',
      from: { path: '^gateway/src/mail/' },
      to: { path: '^gateway/src/jobs/' },
    },
    {
      name: 'services-know-no-door',
      comment: 'The same service answers REST and GraphQL, so it may know neither.',
      severity: 'error',
      from: { path: '^gateway/src/modules/.*\\.service\\.ts$' },
      to: { path: 'node_modules/(koa|@koa|@apollo|graphql-upload)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'art-knows-nobody',
      comment: 'The drawings stand for themselves. Tests and scripts alone may ask the site what it shows.',
      severity: 'error',
      from: { path: '^art/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(schema|ui|platform|shell|gateway|e2e|mfe-)' },
    },
    {
      name: 'nobody-knows-art',
      comment: 'The site shows the pictures as files; an import would carry the drawing kit to run time.',
      severity: 'error',
      from: { pathNot: '^art/' },
      to: { path: '^art/' },
    },
    {
      name: 'no-circles',
      comment: 'Order of code is order of data: a circle has neither.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build|\\.dev|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
