import type { CanaryInput, NewDeployToken, ReleaseChoice, ReleasePart, ReleaseRollback } from 'schema';
import type { DeployToken, MadeDeployToken, ReleaseDesk, ReleasedPart, ReleaseStep } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import type { ConfirmPassword } from '../account/confirm-password.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { selectLiveParts } from '../health/checks.ts';
import { selectAllVitals } from '../vitals/vitals.rows.ts';
import { readCanary, shownVitals } from './canary/desk.canary.ts';
import { selectLastStep, selectSteps, selectStored } from './desk.rows.ts';
import { ReleaseRefused } from './refused.ts';
import type { Releases } from './release.service.ts';
import { titleOf } from './release-id.ts';
import type { ReleaseTokens, TokenRow } from './release-tokens.ts';
import { demandLast } from './switch.ts';

/** The releases that this gateway serves, once it has opened them. */
export interface Served {
  readonly releases: Releases;
  /** Awaited before a switch is answered, so that the next request sees it. */
  readonly onSwitched: () => Promise<void>;
}

export interface DeskDeps {
  readonly database: Database;
  readonly tokens: ReleaseTokens;
  readonly served: () => Served | undefined;
  readonly audit: AuditTrail;
  readonly username: string;
  readonly confirm: ConfirmPassword;
  /** Throws if the agent's session has ended: the checks of a release take long. */
  readonly demandStill: (em: EntityManager) => Promise<unknown>;
}

/**
 * What the agent does with releases and deploy tokens. The agent may do all that the operator's token allows, except
 * uploads.
 */
export function createReleaseDesk({ database, tokens, served, audit, username, confirm, demandStill }: DeskDeps) {
  const agent = { audit, demandStill };

  /** Does a step and returns it. Throws CONFLICT with every reason if it is refused. */
  async function step(
    { name, after }: ReleasePart,
    work: (releases: Releases, after: ReleasePart['after']) => Promise<unknown>,
  ): Promise<ReleaseStep> {
    const { releases, onSwitched } = served() ?? {};
    if (!releases) throw new GatewayError('CONFLICT', 'This gateway serves no releases');
    try {
      await demandLast(database.em(), name, after);
      await work(releases, after);
    } catch (error) {
      if (error instanceof ReleaseRefused) throw new GatewayError('CONFLICT', error.message, { cause: error });
      throw error;
    }
    await onSwitched?.();
    const last = await selectLastStep(database.em(), name);
    if (!last) throw new GatewayError('CONFLICT', `${name} was never live`);
    return last;
  }

  return {
    async read(): Promise<ReleaseDesk> {
      const em = database.em();
      const history = (await served()?.releases.history()) ?? [];
      return {
        parts: await partsOf(em, served()?.releases),
        canary: await readCanary(em, served()?.releases),
        history: history.map(({ name, version, previous, at, by, action, detail }) => {
          return { name, version, previous, at, by, action, detail };
        }),
        tokens: (await tokens.list()).filter(({ revokedAt }) => revokedAt === null).map(tokenOf),
      };
    },

    promote: ({ version, ...part }: ReleaseChoice): Promise<ReleaseStep> =>
      step(part, (releases, after) => releases.promote([{ name: part.name, version }], username, { ...agent, after })),

    rollBack: ({ to, ...part }: ReleaseRollback): Promise<ReleaseStep> =>
      step(part, (releases, after) => releases.rollback(part.name, username, to, { ...agent, after })),

    withdraw: (part: ReleasePart): Promise<ReleaseStep> =>
      step(part, (releases, after) => releases.withdraw(part.name, username, { ...agent, after })),

    setCanary: ({ name, version, after, ...terms }: CanaryInput): Promise<ReleaseStep> =>
      step({ name, after }, ({ canaries }) =>
        canaries.set({ name, version }, terms, { by: username, ...agent, after }),
      ),

    endCanary: (part: ReleasePart): Promise<ReleaseStep> =>
      step(part, ({ canaries }, after) =>
        canaries.end(part.name, 'taken back by hand', { by: username, ...agent, after }),
      ),

    async createToken({ password, ...asked }: NewDeployToken): Promise<MadeDeployToken> {
      await confirm(password);
      const { secret, token } = await tokens.create(asked, audit);
      return { secret, token: tokenOf(token) };
    },

    revokeToken: async (id: string): Promise<DeployToken> => tokenOf(await tokens.revoke(id, audit)),
    restoreToken: async (id: string): Promise<DeployToken> => tokenOf(await tokens.restore(id, audit)),
  };
}

export type ReleaseDeskService = ReturnType<typeof createReleaseDesk>;

const tokenOf = ({ id, part, note, createdAt, expiresAt }: TokenRow): DeployToken => {
  return { id, part, note, createdAt, expiresAt };
};

const rank = ({ name }: ReleasedPart): string => (name === 'shell' ? '' : name);

/** Every part that is stored or live, the shell first. */
async function partsOf(em: ReturnType<Database['em']>, releases: Releases | undefined): Promise<ReleasedPart[]> {
  const [stored, steps, live] = [await selectStored(em), await selectSteps(em), await selectLiveParts(em)];
  const vitals = await selectAllVitals(em);
  const names = new Set([...live, ...stored].map(({ name }) => name));
  return [...names]
    .map((name) => ({
      name,
      since: live.find((part) => part.name === name)?.since ?? null,
      by: live.find((part) => part.name === name)?.by ?? null,
      lastStepAt: steps.get(name)?.lastAt ?? null,
      sizes: releases?.sizesOf(name) ?? [],
      releases: stored
        .filter((release) => release.name === name)
        .map(({ name: _, ...release }) => {
          return {
            ...release,
            isEarlier: steps.get(name)?.earlier.includes(release.version) ?? false,
            vitals: shownVitals(vitals.get(titleOf({ name, version: release.version }))),
          };
        }),
    }))
    .toSorted((one, other) => rank(one).localeCompare(rank(other), 'en'));
}
