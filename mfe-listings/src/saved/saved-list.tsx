import { useState } from 'react';
import { Button, Columns, Stack, Text, VisuallyHidden } from 'ui';
import { Checkbox } from 'ui/form';
import { SIDE_BY_SIDE } from '../compare/compared-homes.ts';
import type { PropertyCardFragment } from '../generated/operations.ts';
import { PropertyCard } from '../property-card.tsx';
import { CompareBar } from './compare-bar.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import * as styles from './saved.css.ts';
import { savedHomes, toggleSaved } from './saved-homes.ts';

type SavedListProps = { ids: readonly string[]; homes: readonly PropertyCardFragment[] };

/** Says that some saved homes are not available any more, and offers to forget them. */
function Gone({ ids }: { ids: readonly string[] }) {
  const kept = savedHomes.use();
  const gone = ids.filter((id) => kept.includes(id));
  if (gone.length === 0) return null;

  function forget(): void {
    gone.forEach(toggleSaved);
    // The button that had the focus is removed with them.
    document.querySelector('h1')?.focus();
  }

  return (
    <div className={styles.gone} role="status">
      <Text>
        {gone.length === 1 ? 'One home that you saved is' : `${gone.length} homes that you saved are`} no longer on the
        site.
      </Text>
      <Button tone="line" size="small" onClick={forget}>
        {gone.length === 1 ? 'Forget it' : 'Forget them'}
      </Button>
    </div>
  );
}

/** All saved homes, the latest first, and a choice which of them to compare. At first it is the latest ones. */
export function SavedList({ ids, homes }: SavedListProps) {
  const kept = savedHomes.use();
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isClosed, setClosed] = useState(false);
  const found = ids.flatMap((id) => homes.find((home) => home.id === id) ?? []);
  const there = found.map(({ id }) => id).filter((id) => kept.includes(id));
  const compared = (chosen ?? there.slice(0, SIDE_BY_SIDE)).filter((id) => there.includes(id));

  function choose(id: string, isChosen: boolean): void {
    setChosen(isChosen ? [...compared, id] : compared.filter((one) => one !== id));
    setClosed(false);
  }

  const gone = ids.filter((id) => !found.some((home) => home.id === id));
  if (found.length === 0 && !gone.some((id) => kept.includes(id))) return <NothingSaved />;
  const count = `${compared.length} homes`;
  return (
    <Stack gap="s6">
      <VisuallyHidden role="status">{compared.length > 1 && `${count} to compare`}</VisuallyHidden>
      <Gone ids={gone} />
      <Columns count={3} tablet={2} gap="cards">
        {found.map((home, index) => (
          <PropertyCard key={home.id} home={home} level={2} isFirst={index === 0}>
            <div className={styles.choice}>
              <Checkbox
                checked={compared.includes(home.id)}
                disabled={!there.includes(home.id) || (compared.length >= SIDE_BY_SIDE && !compared.includes(home.id))}
                aria-label={`Compare ${home.address}`}
                onChange={({ target }) => choose(home.id, target.checked)}
              >
                Compare
              </Checkbox>
            </div>
          </PropertyCard>
        ))}
      </Columns>
      {compared.length > 1 && !isClosed && (
        <CompareBar ids={compared} homes={found} words={count} onClose={() => setClosed(true)} />
      )}
    </Stack>
  );
}
