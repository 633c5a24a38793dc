import type { Site } from 'schema';

const stateNames = { NJ: 'New Jersey', NY: 'New York' } as const;

/** "Licensed Real Estate Salesperson, New Jersey and New York": each kind of license with its states. */
export function licenseLine(agent: Site['agent']): string {
  const types = [...new Set(agent.licenses.map(({ type }) => type))];
  const statesOf = (type: string) =>
    agent.licenses.filter((license) => license.type === type).map(({ state }) => stateNames[state]);
  return types.map((type) => `${type}, ${statesOf(type).join(' and ')}`).join('; ');
}
