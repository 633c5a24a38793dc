/** The homes for sale on the Shore: asked for once it is near. Without them its towns are still there. */

import { navigation, query } from 'platform';
import { useEffect, useState } from 'react';
import { ShoreHomes } from '../generated/operations.ts';
import { type HomesOfTown, homesByTown } from './homes-by-town.ts';

const none: ReadonlyMap<string, HomesOfTown> = new Map();

/** Empty until they come, and where they cannot be had. */
export function useHomes(): ReadonlyMap<string, HomesOfTown> {
  const [homes, setHomes] = useState(none);
  useEffect(() => {
    let isHere = true;
    query(ShoreHomes, {}).then(
      ({ properties }) => isHere && setHomes(homesByTown(properties, navigation())),
      // The links to the towns say where their homes are.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return homes;
}
