import { Link } from 'platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type HomeStatus, homeStatuses } from 'schema';
import { cx, VisuallyHidden } from 'ui';
import { SearchIcon } from '../frame/icons.tsx';
import { statusWords } from './home-words.ts';
import type { useHomesFilter } from './homes-filter.ts';
import * as styles from './homes-tools.css.ts';
import type { HomesList } from './use-homes.ts';

type HomesToolsProps = ReturnType<typeof useHomesFilter> & { list: HomesList | null };

/** Milliseconds after the last key until the word is looked for. */
const TYPED_FOR = 250;

function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // Back and the chips change the address: the box follows.
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const say = useEffectEvent(() => typed.trim() !== text && onChange(typed.trim()));
  useEffect(() => {
    const timer = setTimeout(say, TYPED_FOR);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <label className={styles.search}>
      <SearchIcon className={styles.searchIcon} />
      <VisuallyHidden>Find a home</VisuallyHidden>
      <input
        type="search"
        aria-keyshortcuts="/"
        className={styles.searchInput}
        placeholder="Address, town, word"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}

const chips: readonly ('all' | HomeStatus)[] = ['all', ...homeStatuses];

function Chips({ filter, addressOf, list }: Pick<HomesToolsProps, 'filter' | 'addressOf' | 'list'>) {
  const shown = filter.status ?? 'all';
  return (
    <nav aria-label="Status" className={styles.chips}>
      {chips
        .filter((chip) => (chip !== 'archived' && chip !== 'draft') || shown === chip || list?.counts[chip])
        .map((chip) => (
          <Link
            key={chip}
            to={addressOf({ status: chip === 'all' ? undefined : chip, needs: undefined })}
            preventScrollReset
            className={cx(styles.chip, shown === chip && !filter.needs && styles.chipOn)}
            aria-current={(shown === chip && !filter.needs) || undefined}
          >
            {chip === 'all' ? 'All' : statusWords[chip]} <span>{list?.counts[chip]}</span>
          </Link>
        ))}
      <Link
        to={addressOf({ needs: true, status: undefined })}
        preventScrollReset
        className={cx(styles.chip, filter.needs && styles.chipOn)}
        aria-current={filter.needs}
      >
        Needs
      </Link>
    </nav>
  );
}

/** Search, status and town; each says in the address what is shown. */
export function HomesTools({ filter, narrow, addressOf, list }: HomesToolsProps) {
  return (
    <div className={styles.tools}>
      <SearchBox text={filter.text ?? ''} onChange={(text) => narrow({ text: text || undefined }, true)} />
      <div className={styles.choices}>
        <Chips filter={filter} addressOf={addressOf} list={list} />
        <select
          aria-label="Town"
          className={styles.town}
          value={filter.city ?? ''}
          onChange={({ target }) => narrow({ city: target.value || undefined })}
        >
          <option value="">Every town</option>
          {filter.city && !list?.cities.includes(filter.city) && <option>{filter.city}</option>}
          {list?.cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
