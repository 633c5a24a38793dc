/** What a remote may be called: it becomes `mfe-name`, and its page answers `/name`. */

const NAME = /^[a-z]{2,20}$/;

/**
 * Where the site's own gateway answers, of all that a name may be: publish refuses such a page. The list is the contract's, which
 * this package cannot ask for, since it runs before anything is installed; a test of `platform` compares them.
 */
export const namesOfGateway: readonly string[] = [
  'api',
  'deploy',
  'explorer',
  'federation',
  'graphql',
  'livez',
  'readyz',
  'releases',
  'words',
];

const LONGEST_TOLD = 40;

/** Why a remote cannot be called so, in words; undefined if it can. */
export function faultOfName(name: string): string | undefined {
  const told = name.length > LONGEST_TOLD ? `${name.slice(0, LONGEST_TOLD)}…` : name;
  if (!NAME.test(name))
    return `No part can be called “${told}”: a name is two to twenty small letters from a to z, and mfe- comes before it by itself`;
  return namesOfGateway.includes(name)
    ? `No part can be called ${name}: /${name} is the site's own address`
    : undefined;
}
